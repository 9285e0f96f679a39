import { typingPause } from '../../contract/constants'
import { amountIn, amountOf, centsIn, discounted, type Fee, most, percents, verdictOf } from '../../contract/receipt'
import { languageOf } from '../../i18n/paths'

const isDiscount = ({ dataset }: HTMLElement): boolean => dataset.discount !== undefined

/** What the price makes of the fee of a line. */
const feeIn = ({ dataset: { percent, cents } }: HTMLElement): Fee | undefined =>
  percent ? { percent: Number(percent), cents: Number(cents) } : undefined

/** What a visitor wrote, in cents or per cent; NaN where nobody can read it. The price has no sign. */
function readAmount(control: HTMLInputElement): number {
  const { value, required } = control
  const words = value.trim() || '0'
  const written = isDiscount(control) ? amountIn(words, percents) : centsIn(words)
  const amount = required ? written : Math.abs(written)
  return amount >= (required ? 1 : 0) && amount <= (isDiscount(control) ? most.percent : most.cents)
    ? amount
    : Number.NaN
}

/** Changes words only where they differ: screen readers speak every change. */
function say(element: Element | null | undefined, words: string): void {
  if (element && element.textContent !== words) element.textContent = words
}

const controlsIn = (area: HTMLElement) => [...area.querySelectorAll('input')]

function calculate(area: HTMLElement) {
  const [discount = 0] = controlsIn(area).map(readAmount)
  const rows = [...area.querySelectorAll<HTMLTableRowElement>('[data-line]')]
  const [price, ...costs] = rows.map((row) => feeIn(row) ?? controlsIn(row).map(readAmount)[0] ?? 0)
  return { rows, sum: discounted(Number(price), costs, discount), language: languageOf(location.pathname) }
}

/** Shows the amounts that follow. None follows from one that cannot be read. */
function showReceipt(area: HTMLElement): void {
  const { rows, sum, language } = calculate(area)
  const shown = (amount: number) => (Number.isNaN(sum.after.rest) ? '–' : amountOf(amount, language))
  const total = area.querySelector<HTMLTableRowElement>('tfoot tr')
  for (const [index, { amounts, rest }] of [sum.before, sum.after].entries()) {
    say(total?.cells[index + 1], shown(rest))
    for (const [at, row] of rows.entries()) {
      const cell = row.cells[index + 1]
      if (!cell?.querySelector('input')) say(cell, shown(at === 0 ? (amounts[0] ?? 0) : 0 - (amounts[at] ?? 0)))
    }
  }
}

/** Says the result, and beside each amount that cannot be read what to write there. */
function showVerdict(area: HTMLElement): void {
  for (const control of controlsIn(area)) {
    const problem = `${control.id}-problem`
    const isWrong = Number.isNaN(readAmount(control))
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': problem })) {
      if (isWrong) control.setAttribute(name, value)
      else control.removeAttribute(name)
    }
    document.getElementById(problem)?.toggleAttribute('hidden', !isWrong)
  }
  const { sum, language } = calculate(area)
  const { verdict, values } = verdictOf(sum, language)
  for (const words of area.querySelectorAll<HTMLElement>('[data-verdict]')) {
    words.hidden = words.dataset.verdict !== verdict
    if (words.hidden) continue
    // As one change: of a sentence in which values change, Orca would speak each value and no word.
    const renewed = document.importNode(words, true)
    for (const [name, value] of Object.entries(values)) say(renewed.querySelector(`[data-value=${name}]`), value)
    if (renewed.textContent !== words.textContent) words.replaceWith(renewed)
  }
}

let pause: ReturnType<typeof setTimeout> | undefined

function show(area: HTMLElement, wait: number): void {
  showReceipt(area)
  clearTimeout(pause)
  pause = setTimeout(showVerdict, wait, area)
}

/** Back to the example, and to the button that opened the sum. */
function close(area: HTMLElement, opener: HTMLElement): void {
  for (const control of controlsIn(area)) control.value = control.defaultValue
  showReceipt(area)
  showVerdict(area)
  area.toggleAttribute('data-own', false)
  opener.focus()
}

/** Lets a visitor put own amounts into a receipt (R-SUM-1). They go nowhere, and are gone with the page. */
export function handle(opener: HTMLElement): void {
  const area = opener.closest<HTMLElement>('[data-sum-place]')
  if (!area) return
  area.querySelector('[role=alert]')?.remove()
  area.toggleAttribute('data-own', true)
  area.oninput = () => show(area, typingPause)
  area.onchange = () => show(area, 0)
  const reset = area.querySelector<HTMLElement>('[data-reset]')
  if (reset) reset.onclick = () => close(area, opener)
  const price = area.querySelector<HTMLInputElement>('input[required]')
  price?.focus()
  price?.select()
}
