import { css } from '@emotion/react'

import { amountOf, most } from '../contract/receipt'
import { formatNumber } from '../i18n/format-number'
import { usePhrases } from '../i18n/use-phrases'
import { useSite } from './site-context'

/** Around a receipt while a visitor puts in own amounts (src/browser/sum). */
export const ownSelector = '[data-own]'

/** What is there only while a visitor puts in own amounts, and what is not there then. */
export const whileOwn = (display: string) => css({ display: 'none', [`${ownSelector} &`]: { display } })
export const unlessOwn = css({ [`${ownSelector} &`]: { display: 'none' } })

const line = css(whileOwn('inline-block'), { position: 'relative' })

/** The sign stands where the line begins. */
const sign = css({
  position: 'absolute',
  insetBlock: '14px 1.5px',
  insetInlineStart: 2,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
})

/** An amount of the receipt on a line to write on. */
const control = css({
  width: '5em',
  minHeight: 44,
  paddingBlock: '14px 0',
  paddingInline: '0.9em 0',
  border: '0 solid var(--control)',
  borderBottomWidth: 1.5,
  borderRadius: 0,
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  textAlign: 'end',
  '&:focus-visible': { outlineOffset: 1 },
  '&[aria-invalid=true]': { borderBottomWidth: 3, borderColor: 'var(--danger)' },
})

export type OwnAmountProps = {
  id: string
  /** What stands there at first. */
  example: string
  isPrice?: boolean
  isDiscount?: boolean
}

/** A control for an amount. What goes off the price has its sign before it. */
export const OwnAmount = ({ id, example, isPrice, isDiscount }: OwnAmountProps) => (
  <span css={line}>
    {!isPrice && (
      <span css={sign} aria-hidden="true">
        −
      </span>
    )}
    <input
      css={[control, isDiscount && percent]}
      id={id}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      required={isPrice}
      defaultValue={example}
      data-discount={isDiscount || undefined}
    />
  </span>
)

const percent = css({ width: '3.4em' })

const message = css({
  padding: '0 10px 12px',
  color: 'var(--danger)',
  fontSize: '0.97rem',
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'pretty',
})

/** What is wrong with an own amount: a line of the receipt below it. */
export const AmountProblem = ({ of, isDiscount }: { of: string; isDiscount?: boolean }) => {
  const { t } = usePhrases()
  const { language } = useSite()
  return (
    <tr id={`${of}-problem`} hidden>
      <th scope="row" colSpan={3} css={message}>
        {isDiscount
          ? t('sum.noPercent', { example: formatNumber(12.5, language), most: formatNumber(most.percent, language) })
          : t('sum.noAmount', { example: amountOf(850, language), most: amountOf(most.cents, language) })}
      </th>
    </tr>
  )
}
