import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Label } from '../kit/label'
import { entriesFor, Legend, Swatch } from '../kit/legend'
import { DrawingSheet } from '../kit/sheet'
import { labelList, Stage } from '../kit/stage'

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

const signs = {
  line: css({ '--height': '8px', background: 'var(--water)' }),
  gone: css({ '--height': '1px', borderTop: '1px dashed var(--water)' }),
  shared: css({ '--height': '10px', border: '2px solid var(--casing)', background: 'var(--lemon)' }),
}

/** One stock, read at two wells: what counter and site draw, and the level that is left for both. */
export const Wells = (section: Queries.WellsSectionFragment) => {
  const { frames, stockText, opening, counter, site, remaining, believed } = section
  const labels = {
    opening: { total: stockText, name: opening },
    counter: { figure: counter.soldText, name: counter.name, text: counter.text },
    site: { figure: site.soldText, name: site.name, text: site.text },
    remaining: { total: remaining.leftText, name: remaining.name, text: remaining.text },
    believed: { figure: believed.believedText, name: believed.name, text: believed.text },
  }
  return (
    <DrawingSheet
      {...section}
      legend={
        <Legend entries={entriesFor(['line', 'gone', 'shared'], (name) => <Swatch css={signs[name]} />, section)} />
      }
    >
      <Stage frames={frames}>
        <ol css={labelList} role="list">
          {Object.entries(labels).map(([id, words]) => (
            <li key={id}>
              <Label id={id} words={words} />
            </li>
          ))}
        </ol>
      </Stage>
    </DrawingSheet>
  )
}
