/**
 * Has a screen reader say something. The region for it is in the page from the beginning: one that comes together with its
 * text stays silent in some screen readers.
 */
export function announce(words: string): void {
  const sentence = document.createElement('span')
  sentence.textContent = words
  // A new element: the same words are spoken again.
  document.querySelector('[data-announcer]')?.replaceChildren(sentence)
}
