import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { entriesFor, Swatch } from '../kit/legend'
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
    built
    drawn
    frames {
      ...Frame
    }
  }
`

const signs = {
  line: css({ '--height': '2px', background: 'var(--ink)' }),
  built: css({ border: '2px solid var(--casing)', background: 'var(--lemon)' }),
  drawn: css({
    border: '1.5px solid var(--ink)',
    background: 'repeating-linear-gradient(90deg, transparent 0 9px, var(--ink-soft) 9px 10px)',
  }),
}

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
    <DrawingSheet
      {...section}
      legend={entriesFor(['line', 'built', 'drawn'], (name) => <Swatch css={signs[name]} />, section)}
    >
      <Stage frames={frames}>
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
