import { join } from 'node:path'

import { defaultLanguage, type Language, languageEntries, languages, pathPrefix } from '../../src/i18n/languages'
import { color } from '../../src/theme/colors'
import { iconPath } from '../../src/theme/mark'

/** 48 px for tabs of browsers that show no SVG, 180 for the home screen of a phone, the others for systems. */
const icons = ([48, 180, 192, 512] as const).map((size) => ({
  src: iconPath(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

const inLanguage = (language: Language) => ({ start_url: pathPrefix(language), lang: languageEntries[language].tag })

/**
 * Options of gatsby-plugin-manifest: the brand of data/site.json, and one manifest for each language.
 * @param root folder of the project
 * @param name of the brand. After a mistake in the data any will do: `onPreBootstrap` explains the mistake, unless Gatsby
 *   has refused an empty one.
 */
export function manifestOptions(root: string, name = 'unknown') {
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
    icon: join(root, 'src/theme/icon.svg'),
    icons,
    icon_options: { purpose: 'any maskable' },
    // src/html.tsx has the links, and static/ the favicon.
    cache_busting_mode: 'none',
    include_favicon: false,
    legacy: false,
    theme_color_in_head: false,
  }
}
