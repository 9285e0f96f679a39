import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment ZagaraSection on ZagaraSection {
    anchor
    heading
    introduction: intro
    labels {
      stamens {
        name
        text
      }
      stigma {
        name
        text
      }
      petals {
        name
        text
      }
    }
    scale
    frames {
      ...Frame
    }
  }
`

const named = ['stamens', 'stigma', 'petals'] as const

/** Where the name comes from: an orange blossom with its contour lines, and its scent. */
export const Zagara = (section: Queries.ZagaraSectionFragment) => {
  const { frames, labels, scale } = section
  return (
    <DrawingSheet {...section} tone="field">
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {named.map((id) => (
            <li key={id}>
              <Label id={id} words={labels[id]} />
            </li>
          ))}
          <li>
            <Label id="scale" words={{ text: scale }} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
