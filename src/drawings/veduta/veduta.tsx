import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Swatch } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment VedutaSection on VedutaSection {
    anchor
    heading
    introduction: intro
    stops {
      name
      time
      text
    }
    zones {
      name
      parcelsText
    }
    mountain {
      name
      text
    }
    conclusion {
      name
      text
    }
    legend {
      track
      map
    }
    frames {
      ...Frame
    }
  }
`

const track = css({ border: '2.25px solid var(--casing)', borderRadius: 6, background: 'var(--lemon)' })

/** A courier’s round through the town, from under the mountain to the port, and where its parcels go from there. */
export const Veduta = (section: Queries.VedutaSectionFragment) => {
  const { frames, stops, zones, mountain, conclusion, legend } = section
  return (
    <DrawingSheet {...section} legend={[{ sign: <Swatch css={track} />, text: legend.track }, { text: legend.map }]}>
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {stops.map(({ name, time, text }, index) => (
            <li key={name}>
              <Label id={`stop-${index}`} words={{ title: time, name, text }} />
            </li>
          ))}
          {zones.map(({ name, parcelsText }, index) => (
            <li key={name}>
              <Label id={`zone-${index}`} words={{ figure: parcelsText, name }} />
            </li>
          ))}
          <li>
            <Label id="conclusion" words={{ title: conclusion.name, text: conclusion.text }} />
          </li>
          <li>
            <Label id="mountain" words={mountain} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
