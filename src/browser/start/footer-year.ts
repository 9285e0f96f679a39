import { withAttribute } from '../../contract/attributes'

/**
 * The footer was written when the site was built; its copyright line has the current year (R-CHROME-6). A clock that was
 * never set says 1970: no year before that of the build is true.
 */
export function showCurrentYear(): void {
  const year = document.querySelector(withAttribute('year'))
  const current = new Date().getFullYear()
  if (year && current > Number(year.textContent)) year.textContent = String(current)
}
