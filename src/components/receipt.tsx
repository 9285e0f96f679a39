import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { amountOf, sizeOf } from '../contract/receipt'
import { formatNumber } from '../i18n/format-number'
import { usePhrases } from '../i18n/use-phrases'

import { color } from '../theme/colors'
import { cramped, narrow } from '../theme/tokens'
import { AmountProblem, OwnAmount, type OwnAmountProps, ownSelector, unlessOwn, whileOwn } from './own-amount'
import { useSite } from './site-context'

export const fragment = graphql`
  fragment Receipt on Receipt {
    columns
    lines {
      title
      amounts
      fee {
        percent
        cents
      }
    }
    total {
      title
      amounts
    }
    discount
  }
`

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
  // Own amounts may be long, and a control takes more room than its number.
  [`${ownSelector} &`]: {
    '& th[scope=row]:not(:only-child)': { width: '34%', [narrow]: { fontSize: '0.9375rem' } },
    '& td': { fontSize: 'clamp(1rem, 4.5vw, 1.25rem)', [narrow]: { paddingInlineStart: 8 } },
    '& td:has(input)': { paddingTop: 0 },
  },
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

const priceRow = css({ '& > *': { borderBottom: '1px solid var(--line)' } })

type RowProps = Pick<Queries.ReceiptFragment['total'], 'title' | 'amounts'> & {
  /** A control in place of the first amount while a visitor puts in own ones. */
  own?: OwnAmountProps | undefined
  isPrice?: boolean
  /** What the sum of own amounts reads: which rows are lines, and what the price makes of a fee. */
  marks?: { 'data-line': ''; 'data-percent'?: number; 'data-cents'?: number }
}

const Row = ({ title, amounts: [first, second], own, isPrice, marks }: RowProps) => (
  <tr css={isPrice && priceRow} {...marks}>
    <th scope="row">{own ? <label htmlFor={own.id}>{title}</label> : title}</th>
    <td>
      <span css={own && unlessOwn}>{first}</span>
      {own && <OwnAmount {...own} />}
    </td>
    {second !== undefined && <td>{second}</td>}
  </tr>
)

type LineData = Queries.ReceiptFragment['lines'][number]

/** A line of a receipt in which a visitor can put in own amounts: a fee follows from the price. */
const OwnLine = ({ line: { fee, ...line }, isPrice, id }: { line: LineData; isPrice: boolean; id: string }) => {
  const { language } = useSite()
  if (fee) return <Row {...line} marks={{ 'data-line': '', 'data-percent': fee.percent, 'data-cents': fee.cents }} />
  const example = amountOf(sizeOf(line.amounts[0]), language)
  return (
    <>
      <Row {...line} own={{ id, example, isPrice }} isPrice={isPrice} marks={{ 'data-line': '' }} />
      <AmountProblem of={id} />
    </>
  )
}

/** How much goes off the price, in the second column. */
const DiscountRow = ({ id, discount }: { id: string; discount: number }) => {
  const { t } = usePhrases()
  const { language } = useSite()
  return (
    <>
      <tr css={whileOwn('table-row')}>
        <th scope="row">
          <label htmlFor={id}>{t('sum.discount')}</label>
        </th>
        <td />
        <td>
          <OwnAmount id={id} example={formatNumber(discount, language)} isDiscount />
        </td>
      </tr>
      <AmountProblem of={id} isDiscount />
    </>
  )
}

type ReceiptProps = Queries.ReceiptFragment & {
  /** Where a visitor can put in own amounts: what the ids of their controls begin with. */
  own?: string
}

/** A till receipt: a price, its costs and the rest, in one column of amounts or in two. */
export const Receipt = ({ columns, lines, total, discount, own }: ReceiptProps) => {
  const { t } = usePhrases()
  return (
    <div css={outlined}>
      <div css={paper}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col">
                {own ? (
                  <>
                    <span css={unlessOwn}>{t('example')}</span>
                    <span css={whileOwn('inline')}>{t('sum.yours')}</span>
                  </>
                ) : (
                  t('example')
                )}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own && discount !== null && <DiscountRow id={`${own}-discount`} discount={discount} />}
            {lines.map((line, index) =>
              own ? (
                <OwnLine key={line.title} line={line} isPrice={index === 0} id={`${own}-${index}`} />
              ) : (
                <Row key={line.title} {...line} isPrice={index === 0} />
              ),
            )}
          </tbody>
          <tfoot>
            <Row {...total} />
          </tfoot>
        </table>
      </div>
    </div>
  )
}
