import type { Page } from '@playwright/test'

import type { Language } from '../../../src/i18n/languages'
import { navigation, pageOf, site } from './site'
import { word } from './words'

export const footerOf = (page: Page) => page.getByRole('contentinfo')

/** The footer's groups and where their links lead, in order (R-CHROME-6). */
export function footerLinks(language: Language): { group: string; links: string[] }[] {
  const more: Record<string, string> = {
    services: site.events,
    'e-commerce': pageOf(navigation.contact, language).path,
  }
  return navigation.groups.map(({ id, pages }) => ({
    group: word(language, `navigation.groups.${id}`),
    links: [...pages.map((page) => pageOf(page, language).path), ...(more[id] ? [more[id]] : [])],
  }))
}
