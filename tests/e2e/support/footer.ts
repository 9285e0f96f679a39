import type { Page } from '@playwright/test'

import type { Language } from '../../../src/i18n/languages'
import { navigation, pageOf, site } from './site'
import { word } from './words'

export const footerOf = (page: Page) => page.getByRole('contentinfo')

/** The footer's groups and where their links lead, in order (R-CHROME-6). */
export function footerLinks(language: Language): { group: string; links: string[] }[] {
  return navigation.groups.map(({ id, pages, footerPages, footerSites }) => ({
    group: word(language, `navigation.groups.${id}`),
    links: [
      ...[...pages, ...footerPages].map((page) => pageOf(page, language).path),
      ...footerSites.map((name) => site[name]),
    ],
  }))
}
