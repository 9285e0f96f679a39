import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Swatch } from '../kit/legend'
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
    note
    frames {
      ...Frame
    }
  }
`

const rope = css({
  border: '2px solid var(--casing)',
  background: 'repeating-linear-gradient(115deg, var(--rope) 0 7px, var(--twist) 7px 8px)',
})
const pupilRope = css(rope, { '--rope': 'var(--lemon)', '--twist': 'var(--casing)' })
const guideRope = css(rope, { '--rope': 'var(--ink)', '--twist': 'var(--ground)', borderColor: 'var(--ink)' })

/** Who does the work: along a ridge, hut by hut, the guide's rope thins and the pupil's thickens. */
export const Ridge = (section: Queries.RidgeSectionFragment) => {
  const { frames, huts, guide, pupil, note } = section
  return (
    <DrawingSheet
      {...section}
      legend={[
        { sign: <Swatch css={pupilRope} />, text: pupil },
        { sign: <Swatch css={guideRope} />, text: guide },
        { text: note },
      ]}
    >
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
      </Stage>
    </DrawingSheet>
  )
}
