import { css } from '@emotion/react'
import { attribute } from '../contract/attributes'

import { aboveNarrow, desk, headingFont, narrow } from '../theme/tokens'
import { Icon } from './icon'
import { Prose } from './prose'
import { Value } from './value'

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  borderTop: '1.5px solid var(--rule)',
  [narrow]: { display: 'block' },
})

const cell = css({
  padding: '22px 28px 28px',
  borderBottom: '1px solid var(--line)',
  borderInlineStart: '1px solid var(--line)',
  '& > svg': { marginBottom: 16, color: 'var(--accent)' },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  [narrow]: { padding: '16px 0 18px', borderInlineStart: 0, '& p': { marginTop: 6 } },
})

/** On a tablet items stand in pairs, but three of them stand side by side. */
const inPairs = css({
  [`@media ${aboveNarrow} and (max-width: 63.999em)`]: {
    gridColumn: 'span 6',
    '&:nth-of-type(2n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
    '&:last-of-type:nth-of-type(2n + 1)': { gridColumn: 'span 12', '& > *': { maxWidth: '48%' } },
  },
})

const besideIcon = css({
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    '& svg': { marginBottom: 0, gridRow: '1 / 3' },
  },
})

const number = css({
  display: 'block',
  marginBottom: 12,
  font: headingFont('2.0625rem/1.1'),
  letterSpacing: '-0.03em',
})

/**
 * Four, seven and eight items stand in fours, others in threes. The cell of the last one fills its row, so that all rules
 * meet, but its words are no wider than those of the others.
 */
function cellOf(index: number, count: number) {
  const inRow = count % 4 === 0 || count === 7 ? 4 : 3
  const column = index % inRow
  const cells = index === count - 1 ? inRow - column : 1
  return { startsRow: column === 0, span: (12 / inRow) * cells, cells }
}

const startOfRow = css({ [desk]: { borderInlineStart: 0, paddingInlineStart: 0 } })
const startOfThree = css({ '&:first-of-type': { borderInlineStart: 0, paddingInlineStart: 0 } })

type Card = { icon: string | null; value: string | null; title: string; text: string }

/** A ruled grid of short items, each below an icon or a number. */
export const Cards = ({ items }: { items: readonly Card[] }) => (
  <ul css={list} role="list">
    {items.map(({ icon, value, title, text }, index) => {
      const { startsRow, span, cells } = cellOf(index, items.length)
      return (
        <li
          key={title}
          css={[
            cell,
            icon && besideIcon,
            css({ gridColumn: `span ${span}` }),
            cells > 1 && css({ [desk]: { '& > *': { maxWidth: `${100 / cells}%` } } }),
            startsRow && startOfRow,
            items.length === 3 ? startOfThree : inPairs,
          ]}
          {...attribute('reveal')}
        >
          {icon && <Icon name={icon} />}
          {value && (
            <b css={number}>
              <Value text={value} />
            </b>
          )}
          <h3>{title}</h3>
          <Prose text={text} />
        </li>
      )
    })}
  </ul>
)
