import { withAttribute } from '../../contract/attributes'

/** The footer was written when the site was built; its copyright line has the current year (R-CHROME-6). */
export function showCurrentYear(): void {
  document.querySelector(withAttribute('year'))?.replaceChildren(`${new Date().getFullYear()}`)
}
