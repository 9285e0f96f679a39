import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'jsonc-parser'

import { siteFile } from '../../src/data-model/site'
import { defaultLanguage, type Language, languageEntries, languages, pathPrefix } from '../../src/i18n/languages'
import { color } from '../../src/theme/colors'

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

const inLanguage = (language: Language) => ({ start_url: pathPrefix(language), lang: languageEntries[language].tag })

/**
 * Options of gatsby-plugin-manifest: the brand of data/site.json, and one manifest for each language.
 * @param root folder of the project
 */
export function manifestOptions(root: string) {
  // Reads as much as possible: `onPreBootstrap` explains a mistake in the file before anything is built.
  const json: unknown = parse(readFileSync(join(root, 'data/site.json'), 'utf8'))
  const { data: site } = siteFile.pick({ name: true }).loose().safeParse(json)
  const name = site?.name ?? ''
  return {
    name,
    short_name: name,
    ...inLanguage(defaultLanguage),
    localize: languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => ({ ...inLanguage(language), name, short_name: name })),
    background_color: color.brand,
    theme_color: color.brand,
    display: 'browser',
    // We make the icons and their links in the head ourselves: see static/ and src/html.tsx.
    icons: [icon('icon', 192), icon('icon', 512), icon('icon-maskable', 512, 'maskable')],
    include_favicon: false,
    legacy: false,
    theme_color_in_head: false,
  }
}
