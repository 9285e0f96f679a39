import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { attribute } from '../contract/attributes'
import { color } from '../theme/colors'
import { cramped } from '../theme/tokens'
import { Stamp } from './stamp'

export const fragment = graphql`
  fragment Receipt on Receipt {
    columns
    lines {
      title
      amounts
    }
    rest {
      title
      amounts
    }
  }
`

const teeth = (edge: 'top' | 'bottom', from: string) =>
  `conic-gradient(from ${from} at ${edge}, #0000, #000 1deg 89deg, #0000 90deg) ${edge} / 16px 51% repeat-x`

const withoutBackgrounds = '@media print, (forced-colors: active)'

const paper = css({
  padding: '26px 10px',
  background: 'linear-gradient(90deg, var(--ink) 1px, var(--paper) 1px calc(100% - 1px), var(--ink) calc(100% - 1px))',
  mask: `${teeth('top', '135deg')}, ${teeth('bottom', '-45deg')}`,
  [withoutBackgrounds]: { background: 'none', mask: 'none', border: '1px solid' },
})

const outlined = css({
  maxWidth: 460,
  filter: 'drop-shadow(0 1px var(--ink)) drop-shadow(0 -1px var(--ink))',
  [withoutBackgrounds]: { filter: 'none' },
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '7px 0', textAlign: 'start', fontWeight: 400, verticalAlign: 'baseline' },
  '& tr > th:only-of-type': { hyphens: 'auto' },
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
  '& tfoot > tr > *': {
    paddingBlock: 14,
    borderTop: '3px double var(--ink)',
    color: color.ink,
    background: `${color.brand} padding-box`,
  },
  '& tfoot th': { fontWeight: 620 },
})

const problem = css({
  color: 'var(--danger)',
  fontSize: '0.97rem',
  lineHeight: 1.35,
  textWrap: 'pretty',
})

const priceRow = css({ '& > *': { borderBottom: '1px solid var(--line)' } })

type Line = {
  title: string
  amounts: readonly ReactNode[]
  /** The field of which the title is the label, with a row below that says what is wrong with it. */
  field?: { id: string; problem: string }
  /** What the sum of own amounts reads (src/browser/sum). */
  marks?: ReturnType<typeof attribute>
}

const Row = ({ title, amounts: [first, second], field, marks, isPrice }: Line & { isPrice?: boolean }) => (
  <>
    <tr css={isPrice && priceRow} {...marks}>
      <th scope="row">{field ? <label htmlFor={field.id}>{title}</label> : title}</th>
      <td>{first}</td>
      {second !== undefined && <td>{second}</td>}
    </tr>
    {field && (
      <tr id={`${field.id}-problem`} hidden>
        <th scope="row" colSpan={3} css={problem}>
          {field.problem}
        </th>
      </tr>
    )}
  </>
)

type ReceiptProps = {
  head?: string
  columns: readonly string[]
  lines: readonly Line[]
  /** Which of the lines is the price. */
  priceAt?: number
  rest: Line
}

/** A till receipt: a price, its costs and the rest, in one column of amounts or in two. */
export const Receipt = ({ head, columns, lines, priceAt = 0, rest }: ReceiptProps) => (
  <div css={outlined}>
    <div css={paper}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{head ?? <Stamp />}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <Row key={line.title} {...line} isPrice={at === priceAt} />
          ))}
        </tbody>
        <tfoot>
          <Row {...rest} />
        </tfoot>
      </table>
    </div>
  </div>
)
