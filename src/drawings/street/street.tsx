import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment StreetSection on StreetSection {
    anchor
    tone
    heading
    introduction: intro
    moments {
      timeText
      name
      text
    }
    shutter
    frames {
      ...Frame
    }
  }
`

/** Opening day along a street: one moment a house, and the shutter a step higher with each thing that is ready. */
export const Street = (section: Queries.StreetSectionFragment) => {
  const { frames, moments } = section
  return (
    <DrawingSheet {...section} legend={[{ text: section.shutter }]}>
      <Stage frames={frames} hasRooms>
        <ol css={labelList} role="list">
          {moments.map(({ timeText, name, text }, index) => (
            <li key={name}>
              <Label id={`moment-${index}`} words={{ figure: timeText, name, text }} />
            </li>
          ))}
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
