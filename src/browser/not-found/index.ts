import { withAttribute } from '../../contract/attributes'
import { limits } from '../../contract/constants'
import { isLanguage } from '../../i18n/languages'
import { pathInLanguage } from '../../i18n/paths'

/** One file of the host stands for every missing path, so the links to other languages are made here (R-ROUTE-5). */
function setLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${withAttribute('switcher')} a`))
    if (isLanguage(link.hreflang)) link.href = pathInLanguage(location.pathname, link.hreflang)
}

const isReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limits.check) }).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Offers the same page in another language, if the host has it there (R-ERROR-2). */
async function offerCounterpart(offer: HTMLElement): Promise<void> {
  const link = offer.querySelector('a')
  if (!link || !isLanguage(link.hreflang)) return
  const path = pathInLanguage(location.pathname, link.hreflang)
  if (!(await isReachable(path))) return
  link.href = path
  link.textContent = path
  offer.hidden = false
}

/** On a not-found page: leads to the same path in other languages, and offers the page that stands there. */
export function handleNotFound(): void {
  setLanguageLinks()
  // Without an answer the page offers its other ways on.
  for (const offer of document.querySelectorAll<HTMLElement>(withAttribute('counterpart'))) void offerCounterpart(offer)
}
