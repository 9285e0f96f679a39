import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { defaultLanguage } from '../../src/i18n/languages'
import { pageContext } from './page-context'

/** While developing: a page that shows the samples (samples/) in both themes, side by side. */
export function createThemesPage({ actions }: CreatePagesArgs): void {
  if (process.env.NODE_ENV !== 'development') return
  const path = '/en/sections/themes'
  actions.createPage({
    path,
    component: resolve('src/templates/themes.tsx'),
    context: pageContext({ language: defaultLanguage, namespaces: ['common'], path }),
  })
}
