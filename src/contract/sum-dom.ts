import type { Fee, Verdict } from './receipt'

/**
 * Runs in the build and in the browser: the contract of a sum of one's own. React writes these attributes into the receipt
 * of a drawing and what stands beside it, and src/browser/sum reads them.
 */

/** The button that opens the sum. */
export const openerSelector = '[data-sum]'
export const openerAttributes = { 'data-sum': '' }

/** The element around receipt, words and buttons. */
export const sumSelector = '[data-sum-place]'
export const sumAttributes = { 'data-sum-place': '' }

/** That element while a visitor puts in own amounts. */
export const ownSelector = '[data-own]'
export const setOwn = (sum: HTMLElement, isOwn: boolean): boolean => sum.toggleAttribute('data-own', isOwn)

/** The button that leads back to the example. */
export const resetSelector = '[data-reset]'
export const resetAttributes = { 'data-reset': '' }

/** A line of the receipt: what the price makes of a fee. */
export const lineSelector = '[data-line]'
export const lineAttributes = (fee?: Fee | null) => ({
  'data-line': '',
  'data-percent': fee?.percent,
  'data-cents': fee?.cents,
})
export const feeIn = ({ dataset: { percent, cents } }: HTMLElement): Fee | undefined =>
  percent ? { percent: Number(percent), cents: Number(cents) } : undefined

/** The control of the discount, which takes per cent and no amount. */
export const discountAttributes = { 'data-discount': '' }
export const isDiscount = ({ dataset }: HTMLElement): boolean => dataset.discount !== undefined

/** The words for one thing that can be said of a sum, and a value in them. */
export const verdictSelector = '[data-verdict]'
export const verdictAttributes = (verdict: string) => ({ 'data-verdict': verdict })
export const isFor = ({ dataset }: HTMLElement, verdict: Verdict): boolean => dataset.verdict === verdict
export const valueSelector = (name: string) => `[data-value=${name}]`
export const valueAttributes = (name: string) => ({ 'data-value': name })
