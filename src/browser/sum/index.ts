import { attributeOf, withAttribute } from '../../contract/attributes'
import { typingPause } from '../../contract/constants'
import { hundredthsIn, linesOf, sumOf, verdictOf } from '../../contract/sum'
import { languageOf } from '../../i18n/paths'

const fieldsIn = (area: ParentNode, which = '') => [...area.querySelectorAll<HTMLInputElement>(`input${which}`)]

/** What a visitor wrote; NaN where it cannot be read. There is no sum without a price, and a discount has an end. */
function readField(field: HTMLInputElement): number {
  const amount = hundredthsIn(field.value)
  const most = Number(attributeOf(field, 'most') || amount)
  return amount >= (field.required ? 1 : 0) && amount <= most ? amount : Number.NaN
}

function calculate(area: HTMLElement) {
  const [price = 0] = fieldsIn(area, '[required]').map(readField)
  const [discount = 0] = fieldsIn(area, withAttribute('most')).map(readField)
  const costs = [...area.querySelectorAll(withAttribute('share'))].map((line) => ({
    share: Number(attributeOf(line, 'share')),
    cents: fieldsIn(line).map(readField)[0] ?? Number(attributeOf(line, 'cents')),
  }))
  return { sum: sumOf(price, costs, discount), language: languageOf(location.pathname) }
}

function showAmounts(area: HTMLElement): void {
  const { sum, language } = calculate(area)
  for (const [name, lines] of Object.entries(linesOf(sum, language)))
    for (const [at, line] of area.querySelectorAll<HTMLTableRowElement>(withAttribute('line', name)).entries())
      for (const [index, amount] of (lines[at] ?? []).entries()) {
        const cell = line.cells[index + 1]
        if (cell && !cell.querySelector('input')) cell.textContent = amount
      }
}

/** Says the result, and beside each amount that cannot be read what to write there. */
function showVerdict(area: HTMLElement): void {
  for (const field of fieldsIn(area)) {
    const problem = `${field.id}-problem`
    const isWrong = Number.isNaN(readField(field))
    for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': problem }))
      if (isWrong) field.setAttribute(name, value)
      else field.removeAttribute(name)
    document.getElementById(problem)?.toggleAttribute('hidden', !isWrong)
  }
  const { sum, language } = calculate(area)
  const { verdict, values } = verdictOf(sum, language)
  for (const words of area.querySelectorAll<HTMLElement>(withAttribute('verdict'))) {
    // As one change: of a sentence in which values change, Orca would speak each value and no word.
    const renewed = document.importNode(words, true)
    renewed.hidden = attributeOf(words, 'verdict') !== verdict
    for (const [name, value] of Object.entries(values))
      renewed.querySelector(withAttribute('value', name))?.replaceChildren(value)
    // Screen readers speak every change.
    if (!renewed.isEqualNode(words)) words.replaceWith(renewed)
  }
}

let pause: ReturnType<typeof setTimeout> | undefined

function show(area: HTMLElement, wait: number): void {
  showAmounts(area)
  clearTimeout(pause)
  pause = setTimeout(showVerdict, wait, area)
}

function swap(area: HTMLElement): void {
  for (const field of fieldsIn(area)) field.value = field.defaultValue
  showAmounts(area)
  showVerdict(area)
  for (const part of area.children) part.toggleAttribute('hidden')
}

/** Lets a visitor put own amounts into a receipt (R-SUM-1). They go nowhere, and are gone with the page. */
export function handle(opener: HTMLElement): void {
  const area = opener.closest<HTMLElement>(withAttribute('sum-area'))
  const price = area?.querySelector<HTMLInputElement>('input[required]')
  const reset = area?.querySelector<HTMLElement>(withAttribute('reset'))
  if (!area || !price || !reset) return
  area.querySelector('[role=alert]')?.remove()
  swap(area)
  area.oninput = () => show(area, typingPause)
  area.onchange = () => show(area, 0)
  reset.onclick = () => {
    swap(area)
    opener.focus()
  }
  price.focus()
  price.select()
}
