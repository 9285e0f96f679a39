import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Legend, Swatch } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment CoreSection on CoreSection {
    anchor
    heading
    introduction: intro
    versions {
      name
      year
    }
    veins {
      name
      text
    }
    fault {
      name
      text
    }
    legend {
      flow
      vein
    }
    frames {
      ...Frame
    }
  }
`

const flow = css({
  '--height': '14px',
  border: '1px solid var(--ink)',
  background: 'linear-gradient(90deg, var(--rock) 60%, var(--bed-mid) 60%)',
})
const vein = css({
  '--height': '14px',
  border: '2.25px solid var(--casing)',
  borderRadius: 7,
  background: 'var(--lemon)',
})

const broken = css({ '& [data-part="title"]': { color: 'var(--lava)' } })

/** A drilled core of a shop: its platform’s versions as flows, its own changes as veins, and the fault that cuts some. */
export const Core = (section: Queries.CoreSectionFragment) => {
  const { frames, versions, veins, fault, legend } = section
  return (
    <DrawingSheet
      {...section}
      legend={
        <Legend
          entries={[
            { sign: <Swatch css={flow} />, text: legend.flow },
            { sign: <Swatch css={vein} />, text: legend.vein },
          ]}
        />
      }
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {versions.map(({ name, year }, index) => (
            <li key={name}>
              <Label id={`version-${index}`} words={{ figure: name, text: year }} />
            </li>
          ))}
          {veins.map(({ name, text }, index) => (
            <li key={name}>
              <Label id={`vein-${index}`} words={{ name, text }} />
            </li>
          ))}
          <li css={broken}>
            <Label id="fault" words={{ title: fault.name, text: fault.text }} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
