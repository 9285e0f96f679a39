import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { usePhrases } from '../i18n/use-phrases'

import { color } from '../theme/colors'
import { cramped } from '../theme/tokens'

export const fragment = graphql`
  fragment Receipt on Receipt {
    columns
    lines {
      title
      amounts
    }
    total {
      title
      amounts
    }
  }
`

type Line = Queries.ReceiptFragment['lines'][number]

/** Teeth of 8 px along an edge of the paper. */
const teeth = (edge: 'top' | 'bottom', from: string) =>
  `conic-gradient(from ${from} at ${edge}, #0000, #000 1deg 89deg, #0000 90deg) ${edge} / 16px 51% repeat-x`

const withoutBackgrounds = '@media print, (forced-colors: active)'

/** Torn off at the top and at the bottom. */
const paper = css({
  padding: '26px 10px',
  background: 'linear-gradient(90deg, var(--ink) 1px, var(--paper) 1px calc(100% - 1px), var(--ink) calc(100% - 1px))',
  mask: `${teeth('top', '135deg')}, ${teeth('bottom', '-45deg')}`,
  [withoutBackgrounds]: { background: 'none', mask: 'none', border: '1px solid' },
})

/** The edges of the teeth. */
const outlined = css({
  maxWidth: 460,
  filter: 'drop-shadow(0 1px var(--ink)) drop-shadow(0 -1px var(--ink))',
  [withoutBackgrounds]: { filter: 'none' },
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '7px 0', textAlign: 'start', fontWeight: 400, verticalAlign: 'baseline' },
  '& tr > th:only-of-type': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '& th:first-of-type': { paddingInlineStart: 10 },
  '& td, & thead th:not(:first-of-type)': { paddingInlineStart: 12, textAlign: 'end' },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 10 },
  '& thead th': { color: 'var(--ink-soft)', fontSize: '0.9375rem', lineHeight: 1.25, verticalAlign: 'bottom' },
  '& td': {
    fontSize: 'clamp(1.0625rem, 5.2vw, 1.25rem)',
    fontWeight: 620,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [cramped]: { paddingInlineStart: 6, fontSize: '0.875rem' },
  },
  '& tbody tr:first-of-type > *': { borderBottom: '1px solid var(--line)' },
  '& tfoot > tr > *': {
    paddingBlock: 14,
    borderTop: '3px double var(--ink)',
    color: color.ink,
    background: `${color.brand} padding-box`,
  },
  '& tfoot th': { fontWeight: 620 },
})

const Row = ({ title, amounts }: Line) => (
  <tr>
    <th scope="row">{title}</th>
    {amounts.map((amount, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an amount belongs to its column.
      <td key={index}>{amount}</td>
    ))}
  </tr>
)

/** A till receipt: a price, its costs and the rest, in one column of amounts or in two. */
export const Receipt = ({ columns, lines, total }: Queries.ReceiptFragment) => {
  const { t } = usePhrases()
  return (
    <div css={outlined}>
      <div css={paper}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">{t('example')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.title} {...line} />
            ))}
          </tbody>
          <tfoot>
            <Row {...total} />
          </tfoot>
        </table>
      </div>
    </div>
  )
}
