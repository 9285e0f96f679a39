import type { IslandPhrase } from '../contract/island-phrases'
import { phrase } from './phrase'

const words = document.createElement('p')
words.setAttribute('role', 'alert')

/** Says something beside a link, where there is no toast. */
export function sayBeside(link: HTMLElement, key: IslandPhrase): void {
  words.textContent = phrase(key)
  link.after(words)
}
