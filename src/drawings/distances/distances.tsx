import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { Legend } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment DistancesSection on DistancesSection {
    anchor
    heading
    introduction: intro
    harbour {
      name
    }
    below
    places {
      name
      distance
    }
    rings
    note
    frames {
      ...Frame
    }
  }
`

/** One harbour and how far it is from there: the list is in the order of the distances. */
export const Distances = (section: Queries.DistancesSectionFragment) => {
  const { frames, harbour, places, rings } = section
  return (
    <DrawingSheet {...section} legend={<Legend entries={[{ text: section.note }]} />}>
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label id="harbour" words={{ title: harbour.name, text: section.below }} />
          </li>
          {places.map(({ name, distance }, index) => (
            <li key={name}>
              <Label id={`place-${index}`} words={{ name, text: distance }} />
            </li>
          ))}
        </ol>
        {rings.map((text, index) => (
          <Label key={text} id={`ring-${index}`} words={{ text }} isPicture />
        ))}
      </Stage>
    </DrawingSheet>
  )
}
