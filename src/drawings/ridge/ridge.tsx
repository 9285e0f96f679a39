import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage, unseen } from '../kit/stage'

export const fragment = graphql`
  fragment RidgeSection on RidgeSection {
    anchor
    tone
    heading
    introduction: intro
    huts {
      guideText
      pupilText
      name
      text
    }
    guide
    pupil
    frames {
      ...Frame
    }
  }
`

/** Who does the work: along a ridge, hut by hut, the guide's rope thins and the pupil's thickens. */
export const Ridge = (section: Queries.RidgeSectionFragment) => {
  const { frames, huts, guide, pupil } = section
  return (
    <DrawingSheet {...section}>
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {huts.map(({ guideText, pupilText, name, text }, order) => (
            <li key={name}>
              <Label
                id={`hut-${order}`}
                words={{ [order < huts.length - 1 ? 'figure' : 'total']: pupilText, name, text }}
              >
                <span css={unseen}>{`${guide}: ${guideText}`}</span>
              </Label>
            </li>
          ))}
        </ol>
        <Label id="guide" words={{ text: guide }} isPicture />
        <Label id="pupil" words={{ text: pupil }} isPicture />
      </Stage>
    </DrawingSheet>
  )
}
