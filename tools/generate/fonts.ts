import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { inProject } from '../support/project'
import type { DerivedFile } from './derived-file'

/** What English and Italian need, and the signs of our typography. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const characters = `${ascii}\u00a0ÀÈÉÌÒÙàèéìîòùçÇ€£©®°·×–—‘’“”«»…−→←↑↓↗✕•`

const cut = (name: string, wght: { min: number; max: number }): DerivedFile => ({
  file: `src/theme/fonts/${name}.woff2`,
  make: async () => {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
    return subsetFont(await readFile(inProject(source)), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    })
  },
})

/** The two fonts, cut down to the characters and weights that the site uses. */
export const fonts: DerivedFile[] = [
  cut('bricolage-grotesque', { min: 600, max: 700 }),
  cut('hanken-grotesk', { min: 400, max: 650 }),
]
