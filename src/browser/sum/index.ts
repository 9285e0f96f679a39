import { typingPause } from '../../contract/constants'
import { amountIn, amountOf, centsIn, discounted, feeIn, most, percents, verdictOf } from '../../contract/receipt'
import { languageOf } from '../../i18n/paths'

/** What a visitor wrote, in cents or per cent; NaN where nobody can read it. The price has no sign. */
function readAmount({ value, required, dataset }: HTMLInputElement): number {
  const isDiscount = dataset.discount !== undefined
  const words = value.trim() || '0'
  const written = isDiscount ? amountIn(words, percents) : centsIn(words)
  const amount = required ? written : Math.abs(written)
  return amount >= (required ? 1 : 0) && amount <= (isDiscount ? most.percent : most.cents) ? amount : Number.NaN
}

/** Changes words only where they differ: screen readers speak every change. */
function say(element: Element | null | undefined, words: string): void {
  if (element && element.textContent !== words) element.textContent = words
}

const controlsIn = (place: HTMLElement) => [...place.querySelectorAll('input')]

function calculate(place: HTMLElement) {
  const [discount = 0] = controlsIn(place).map(readAmount)
  const rows = [...place.querySelectorAll<HTMLTableRowElement>('[data-line]')]
  const [price, ...costs] = rows.map((row) => feeIn(row) ?? controlsIn(row).map(readAmount)[0] ?? 0)
  return { rows, sum: discounted(Number(price), costs, discount), language: languageOf(location.pathname) }
}

/** Shows the amounts that follow. None follows from one that cannot be read. */
function showReceipt(place: HTMLElement): void {
  const { rows, sum, language } = calculate(place)
  const shown = (amount: number) => (Number.isNaN(sum.after.rest) ? '–' : amountOf(amount, language))
  const total = place.querySelector<HTMLTableRowElement>('tfoot tr')
  for (const [index, { amounts, rest }] of [sum.before, sum.after].entries()) {
    say(total?.cells[index + 1], shown(rest))
    for (const [at, row] of rows.entries()) {
      const cell = row.cells[index + 1]
      if (!cell?.querySelector('input')) say(cell, shown(at === 0 ? (amounts[0] ?? 0) : 0 - (amounts[at] ?? 0)))
    }
  }
}

/** Says the result, and beside each amount that cannot be read what to write there. */
function showVerdict(place: HTMLElement): void {
  for (const control of controlsIn(place)) {
    const problem = `${control.id}-problem`
    const isWrong = Number.isNaN(readAmount(control))
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': problem })) {
      if (isWrong) control.setAttribute(name, value)
      else control.removeAttribute(name)
    }
    document.getElementById(problem)?.toggleAttribute('hidden', !isWrong)
  }
  const { sum, language } = calculate(place)
  const { verdict, values } = verdictOf(sum, language)
  for (const words of place.querySelectorAll<HTMLElement>('[data-verdict]')) {
    words.hidden = words.dataset.verdict !== verdict
    if (words.hidden) continue
    // As one change: of a sentence in which values change, Orca would speak each value and no word.
    const renewed = document.importNode(words, true)
    for (const [name, value] of Object.entries(values)) say(renewed.querySelector(`[data-value=${name}]`), value)
    if (renewed.textContent !== words.textContent) words.replaceWith(renewed)
  }
}

let pause: ReturnType<typeof setTimeout> | undefined

function show(place: HTMLElement, wait: number): void {
  showReceipt(place)
  clearTimeout(pause)
  pause = setTimeout(showVerdict, wait, place)
}

/** Back to the example, and to the button that opened the sum. */
function close(place: HTMLElement, opener: HTMLElement): void {
  for (const control of controlsIn(place)) control.value = control.defaultValue
  showReceipt(place)
  showVerdict(place)
  delete place.dataset.own
  opener.focus()
}

/** Lets a visitor put own amounts into a receipt (R-SUM-1). They go nowhere, and are gone with the page. */
export function handle(opener: HTMLElement): void {
  const place = opener.closest<HTMLElement>('[data-sum-place]')
  if (!place) return
  place.querySelector('[role=alert]')?.remove()
  place.dataset.own = ''
  place.oninput = () => show(place, typingPause)
  place.onchange = () => show(place, 0)
  const reset = place.querySelector<HTMLElement>('[data-reset]')
  if (reset) reset.onclick = () => close(place, opener)
  const price = place.querySelector<HTMLInputElement>('input[required]')
  price?.focus()
  price?.select()
}
