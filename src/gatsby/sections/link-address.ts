import type { Route } from '../../data-model/routes'
import type { Language } from '../../i18n/languages'

type Target = Readonly<Record<string, unknown>>

/**
 * Address of a link in a page's language.
 * @example linkAddress({ page: 'contact', interest: 'ecommerce-zero' }, { language: 'it', routes }) // '/it/contatti?interest=ecommerce-zero'
 * @example linkAddress({ anchor: 'contact' }, { language: 'en', routes }) // '#contact'
 */
export function linkAddress(
  target: Target,
  { language, routes }: { language: Language; routes: readonly Route[] },
): string {
  const path = routes.find((route) => route.page === target.page)?.[language] ?? ''
  const search = typeof target.interest === 'string' ? `?interest=${target.interest}` : ''
  const hash = typeof target.anchor === 'string' ? `#${target.anchor}` : ''
  return `${path}${search}${hash}`
}
