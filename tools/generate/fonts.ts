import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { headingWeight } from '../../src/theme/tokens'
import { inProject } from '../support/project'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** Letters of English and Italian, and the signs of our typography. Any other comes from another font. */
const letters = `${ascii}\u00a0ÀÈÉÌÒÙàèéìîòùçÇ€£©®°·×–—‘’“”«»…−•`

type Cut = { wght: number | { min: number; max: number }; keepFeatures: string[] }

const cut = (name: string, { wght, keepFeatures }: Cut) => ({
  file: `src/theme/fonts/${name}.woff2`,
  make: async () => {
    const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
    return subsetFont(await readFile(inProject(source)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
    })
  },
})

/** The two fonts, cut down to the characters, weights and features that the site uses. Headings have one weight. */
export const fonts = [
  cut('bricolage-grotesque', { wght: headingWeight, keepFeatures: ['kern', 'tnum'] }),
  cut('hanken-grotesk', { wght: { min: 400, max: 650 }, keepFeatures: ['kern'] }),
]
