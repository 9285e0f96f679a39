import { type IslandText, text } from '../contract/texts'

const words = document.createElement('p')
words.setAttribute('role', 'alert')

/** Says something beside a link, where there is no toast. */
export function sayBeside(link: HTMLElement, key: IslandText): void {
  words.textContent = text(key)
  link.after(words)
}
