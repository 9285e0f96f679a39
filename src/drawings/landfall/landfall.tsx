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
    }
    left
    landingText
    landing {
      name
    }
    frames {
      ...Frame
    }
  }
`

/** Nothing lies under the words. */
const bare = css(labelList, { '&& [data-label]::before': { content: 'none' } })

/** The days before an opening as a chart: a sounding for each thing that is ready, down to the landing. */
export const Landfall = (section: Queries.LandfallSectionFragment) => {
  const { frames, soundings, landing } = section
  return (
    <DrawingSheet {...section}>
      <Stage frames={frames}>
        <ol css={bare} role="list">
          <li>
            <Label id="begin" words={{ total: section.startText, name: section.begin }} />
          </li>
          {soundings.map(({ depthText, name }, index) => (
            <li key={name}>
              <Label id={`sounding-${index}`} words={{ figure: depthText, name }}>
                <span css={unseen}>{section.left}</span>
              </Label>
            </li>
          ))}
          <li>
            <Label id="landing" words={{ total: section.landingText, name: landing.name }} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
