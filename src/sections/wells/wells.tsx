import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../../drawings/label'
import { DrawingSheet } from '../../drawings/sheet'
import { labelList, Stage } from '../../drawings/stage'

export const fragment = graphql`
  fragment WellsSection on WellsSection {
    anchor
    tone
    heading
    introduction: intro
    stockText
    opening
    counter {
      soldText
      name
      text
    }
    site {
      soldText
      name
      text
    }
    remaining {
      leftText
      name
      text
    }
    believed {
      believedText
      name
      text
    }
    line
    gone
    shared
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
  line: css(sample, { height: 8, background: 'var(--water)' }),
  gone: css(sample, { borderTop: '1px dashed var(--water)' }),
  shared: css(sample, { height: 10, border: '2px solid var(--casing)', background: 'var(--lemon)' }),
}

/** One stock, read at two wells: what counter and site draw, and the level that is left for both. */
export const Wells = (section: Queries.WellsSectionFragment) => {
  const { frames, stockText, opening, counter, site, remaining, believed } = section
  return (
    <DrawingSheet
      {...section}
      legend={(['line', 'gone', 'shared'] as const).map((sign) => (
        <p key={sign}>
          <i css={samples[sign]} />
          {section[sign]}
        </p>
      ))}
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          <li>
            <Label frames={frames} id="opening" words={{ total: stockText, name: opening }} />
          </li>
          <li>
            <Label
              frames={frames}
              id="counter"
              words={{ figure: counter.soldText, name: counter.name, text: counter.text }}
            />
          </li>
          <li>
            <Label frames={frames} id="site" words={{ figure: site.soldText, name: site.name, text: site.text }} />
          </li>
          <li>
            <Label
              frames={frames}
              id="remaining"
              words={{ total: remaining.leftText, name: remaining.name, text: remaining.text }}
            />
          </li>
          <li>
            <Label
              frames={frames}
              id="believed"
              words={{ figure: believed.believedText, name: believed.name, text: believed.text }}
            />
          </li>
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
