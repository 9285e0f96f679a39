import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage, unseen } from '../kit/stage'

export const fragment = graphql`
  fragment LandfallSection on LandfallSection {
    anchor
    tone
    heading
    introduction: intro
    startText
    begin
    soundings {
      depthText
      name
      text
    }
    left
    landingText
    landing {
      name
      text
    }
    frames {
      ...Frame
    }
  }
`

/** The sea is no paper. */
const atSea = css({ '--ground': 'var(--bay)' })

/** The days before an opening as a chart: a sounding for each thing that is ready, down to the landing. */
export const Landfall = (section: Queries.LandfallSectionFragment) => {
  const { frames, soundings, landing } = section
  return (
    <DrawingSheet {...section}>
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li css={atSea}>
            <Label id="begin" words={{ total: section.startText, name: section.begin }} />
          </li>
          {soundings.map(({ depthText, name, text }, index) => (
            <li key={name} css={atSea}>
              <Label id={`sounding-${index}`} words={{ figure: depthText, name, text }}>
                <span css={unseen}>{section.left}</span>
              </Label>
            </li>
          ))}
          <li>
            <Label id="landing" words={{ total: section.landingText, name: landing.name, text: landing.text }} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
