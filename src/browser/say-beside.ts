import type { IslandPhrase } from '../contract/island-phrases'
import { phrase } from './phrase'

/** Says something beside a link, where there is no toast, in place of what was said there before. */
export function sayBeside(link: HTMLElement, key: IslandPhrase): void {
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = phrase(key)
  if (link.nextElementSibling?.matches('p[role=alert]')) link.nextElementSibling.remove()
  link.after(words)
}
