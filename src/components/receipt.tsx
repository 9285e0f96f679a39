import { css } from '@emotion/react'

import { color } from '../theme/colors'
import { headingFont } from '../theme/tokens'

type Line = { title: string; amounts: readonly string[] }
type ReceiptProps = { columns: readonly string[]; lines: readonly Line[]; total: Line }

/** Paper that was torn off at the top and at the bottom. */
const teeth = (edge: string, corner: string) =>
  `conic-gradient(from ${corner} at ${edge}, #0000, #000 1deg 89deg, #0000 90deg) ${edge} / 16px 51% repeat-x`

const paper = css({
  maxWidth: 460,
  padding: '30px 22px 34px',
  color: 'var(--ink)',
  background: 'linear-gradient(90deg, var(--ink) 1px, var(--mist) 1px calc(100% - 1px), var(--ink) calc(100% - 1px))',
  mask: `${teeth('50% 0', '-45deg')}, ${teeth('50% 100%', '135deg')}`,
  '@media print': { background: 'none', mask: 'none', border: '1px solid' },
})

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '7px 0', textAlign: 'left', fontWeight: 400, verticalAlign: 'baseline' },
  '& td, & thead th:not(:first-of-type)': { paddingLeft: 14, textAlign: 'right' },
  '& thead th': { color: 'var(--ink-soft)', fontSize: '0.9375rem' },
  '& td': { font: headingFont('1.375rem/1.1'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tfoot tr': { borderTop: '3px double var(--ink)' },
  '& tfoot th, & tfoot td': { height: 54, verticalAlign: 'middle', color: color.ink, background: color.lemon },
  '& tfoot th': { paddingLeft: 10, fontWeight: 620 },
  '& tfoot td:last-of-type': { paddingRight: 10 },
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

/** A till receipt: a price, what goes off it, and what remains, in one column of amounts or in two. */
export const Receipt = ({ columns, lines, total }: ReceiptProps) => (
  <div css={paper}>
    <table css={table}>
      <thead>
        <tr>
          <td />
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
)
