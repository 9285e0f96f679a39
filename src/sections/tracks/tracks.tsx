import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../../drawings/label'
import { DrawingSheet } from '../../drawings/sheet'
import { labelList, Stage } from '../../drawings/stage'

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

const sample = css({
  display: 'inline-block',
  width: 48,
  marginRight: 14,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
})
const samples = {
  line: css(sample, { height: 2, background: 'var(--ink)' }),
  built: css(sample, { height: 12, border: '2px solid var(--casing)', background: 'var(--lemon)' }),
  drawn: css(sample, {
    height: 12,
    border: '1.5px solid var(--ink)',
    background: 'repeating-linear-gradient(90deg, transparent 0 9px, var(--ink-soft) 9px 10px)',
  }),
}

/** Where the orders walk: the path that the plan drew, and one track for each order that was followed. */
export const Tracks = (section: Queries.TracksSectionFragment) => {
  const { frames, gate, corners, arrival, road, cut, plan } = section
  return (
    <DrawingSheet
      {...section}
      legend={(['line', 'built', 'drawn'] as const).map((sign) => (
        <p key={sign}>
          <i css={samples[sign]} />
          {section[sign]}
        </p>
      ))}
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label frames={frames} id="gate" words={{ name: gate }} />
          </li>
          {corners.map((name, order) => (
            <li key={name}>
              <Label frames={frames} id={`corner-${order}`} words={{ name }} />
            </li>
          ))}
          <li>
            <Label frames={frames} id="arrival" words={{ name: arrival }} />
          </li>
          <li>
            <Label frames={frames} id="plan" words={{ figure: plan.ordersText, name: plan.name, text: plan.text }} />
          </li>
          <li>
            <Label frames={frames} id="cut" words={{ figure: cut.ordersText, name: cut.name, text: cut.text }} />
          </li>
          <li>
            <Label frames={frames} id="road" words={{ total: road.ordersText, name: road.name, text: road.text }} />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
