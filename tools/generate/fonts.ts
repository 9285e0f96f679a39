/**
 * `npm run fonts`: cuts the two Fontsource fonts down to the characters and weights that the site uses.
 * Run it when a font is raised or a language added; the results are kept in src/theme/fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(__dirname, '../..')

/** What English and Italian need, and the signs of our typography. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
const characters = `${ascii}\u00a0ÀÈÉÌÒÙàèéìîòùçÇ€£©®°·×–—‘’“”«»…−→←↑↓↗✕•`

const fonts = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    wght: { min: 600, max: 700 },
  },
  {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk.woff2',
    wght: { min: 400, max: 650 },
  },
]

async function main(): Promise<void> {
  for (const { from, to, wght } of fonts) {
    const source = readFileSync(join(root, 'node_modules', from))
    const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght } })
    const file = join(root, 'src/theme/fonts', to)
    writeFileSync(file, font)
    console.log(`${to}: ${source.length} → ${font.length} bytes`)
  }
}

void main()
