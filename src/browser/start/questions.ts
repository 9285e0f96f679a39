import { closest } from './dom'

function onClick(event: MouseEvent): void {
  const question = closest(event, 'summary')
  if (!question) return
  const { top } = question.getBoundingClientRect()
  // The browser opens it after this event, and closes the one that was open.
  requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }))
}

/**
 * On paper all answers are open (R-PAGE-15). A browser without `::details-content`, whose styles cannot open them, opens and
 * closes them as such. Their name would let one be open alone.
 */
function openOnPaper(): void {
  for (const details of document.querySelectorAll('details:not([open])')) {
    const name = details.getAttribute('name') ?? ''
    const change = (isOpen: boolean) => {
      details.setAttribute('name', isOpen ? '' : name)
      details.toggleAttribute('open', isOpen)
    }
    change(true)
    addEventListener('afterprint', () => change(false), { once: true })
  }
}

/** Keeps a chosen question where it is: one above it, which closes, would pull it from under the finger (R-PAGE-12). */
export function handleQuestions(): void {
  addEventListener('click', onClick)
  if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openOnPaper)
}
