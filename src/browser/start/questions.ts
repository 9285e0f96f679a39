import { closest } from './dom'

function onClick(event: MouseEvent): void {
  const question = closest(event, 'summary')
  if (!question) return
  const { top } = question.getBoundingClientRect()
  // The browser opens it after this event, and closes the one that was open.
  requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }))
}

/** Keeps a chosen question where it is: one above it, which closes, would pull it from under the finger (R-PAGE-12). */
export function holdQuestions(): void {
  addEventListener('click', onClick)
}
