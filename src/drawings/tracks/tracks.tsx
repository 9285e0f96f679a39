import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

export const fragment = graphql`
  fragment TracksSection on TracksSection {
    anchor
    tone
    heading
    introduction: intro
    gate
    corners
    arrival
    road {
      ordersText
      name
      text
    }
    cut {
      ordersText
      name
      text
    }
    plan {
      ordersText
      name
      text
    }
    line
    frames {
      ...Frame
    }
  }
`

/** Where the orders walk: the path that the plan drew, and one track for each order that was followed. */
export const Tracks = (section: Queries.TracksSectionFragment) => {
  const { frames, gate, corners, arrival, road, cut, plan } = section
  const labels = [
    { id: 'gate', words: { name: gate } },
    ...corners.map((name, order) => ({ id: `corner-${order}`, words: { name } })),
    { id: 'arrival', words: { name: arrival } },
    { id: 'plan', words: { figure: plan.ordersText, name: plan.name, text: plan.text } },
    { id: 'cut', words: { figure: cut.ordersText, name: cut.name, text: cut.text } },
    { id: 'road', words: { total: road.ordersText, name: road.name, text: road.text } },
  ]
  return (
    <DrawingSheet {...section} legend={[{ text: section.line }]}>
      <Stage frames={frames} hasRooms>
        <ol css={labelList} role="list">
          {labels.map(({ id, words }) => (
            <li key={id}>
              <Label id={id} words={words} />
            </li>
          ))}
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
