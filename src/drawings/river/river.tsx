import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Readings } from '../kit/readings'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage, unseen } from '../kit/stage'

export const fragment = graphql`
  fragment RiverSection on RiverSection {
    anchor
    tone
    heading
    introduction: intro
    sourceText
    source
    leaks {
      lossText
      restText
      name
      text
    }
    left
    mouth
    line
    readings {
      id
      figure
      text
    }
    frames {
      ...Frame
    }
  }
`

/** Where the visits go: a river of lines that loses some at every leak. The list says the same in the same order. */
export const River = (section: Queries.RiverSectionFragment) => {
  const { frames, leaks, left } = section
  const last = leaks.at(-1)
  return (
    <DrawingSheet {...section} legend={[{ text: section.line }]}>
      <Stage frames={frames} hasRooms>
        <ol css={labelList} role="list">
          <li>
            <Label id="source" words={{ total: section.sourceText, name: section.source }} />
          </li>
          {leaks.map(({ lossText, restText, name, text }, order) => (
            <li key={name}>
              <Label id={`leak-${order}`} words={{ figure: lossText, name, text }} />
              {order < leaks.length - 1 && (
                <Label id={`rest-${order}`} words={{ name: restText }}>
                  <span css={unseen}>{left}</span>
                </Label>
              )}
            </li>
          ))}
          <li>
            <Label id="mouth" words={{ total: last?.restText ?? '', name: section.mouth }} />
          </li>
        </ol>
        <Readings labelledBy={`${section.anchor}-heading`} frames={frames} readings={section.readings} />
      </Stage>
    </DrawingSheet>
  )
}
