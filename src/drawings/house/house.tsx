import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { color } from '../../theme/colors'
import { dark, forcedColors } from '../../theme/tokens'
import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'
import { lightHouseColors } from './colors'

export const fragment = graphql`
  fragment HouseSection on HouseSection {
    anchor
    heading
    introduction: intro
    yours
    rooms {
      name
      text
    }
    theirs
    supplies {
      name
      text
    }
    frames {
      ...Frame
    }
  }
`

/** Walls that are cut, and what stands in the light. */
const materials = css({
  ...lightHouseColors,
  [dark]: { '--wall': color.chalk, '--sheet': '#fff3c4', '--casing': color.ink },
  [forcedColors]: { '--wall': 'CanvasText', '--sheet': 'Canvas', '--casing': 'CanvasText' },
})

type Entry = { name: string; text: string }

/** A shop on a rented platform: what is yours is alight, what the ground comes with lies below. */
export const House = (section: Queries.HouseSectionFragment) => {
  const { frames, rooms, supplies } = section
  const item =
    (part: string) =>
    ({ name, text }: Entry, index: number) => (
      <li key={name}>
        <Label id={`${part}-${index}`} words={{ name, text }} />
      </li>
    )
  return (
    <DrawingSheet {...section}>
      <div css={materials}>
        <Stage frames={frames} hasRooms>
          <ol css={labelList} role="list">
            <li>
              <Label id="yours" words={{ figure: section.yours }} />
            </li>
            {rooms.map(item('room'))}
            <li>
              <Label id="theirs" words={{ figure: section.theirs }} />
            </li>
            {supplies.map(item('supply'))}
          </ol>
        </Stage>
      </div>
    </DrawingSheet>
  )
}
