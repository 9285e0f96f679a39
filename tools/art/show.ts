/**
 * Shows a drawing with its places, or the terrain of a page, in both themes and at three widths:
 *
 *     npx tsx tools/art/show.ts rings
 *
 * It writes one HTML file, and names it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { readArt } from '../../gatsby/data/read-art'
import { contoursOf, objectsOf, painted } from '../../gatsby/publish/share-images/picture'
import { type CompositionSize, compositionSizes } from '../../src/data-model/drawing'
import { colorsOnPaper } from '../../src/theme/drawing-colors'
import { screens } from '../../src/theme/drawing-screens'
import { lineWidths } from '../../src/theme/tokens'
import { inColors } from '../generate/drawings'
import { inProject } from '../support/project'

const [name = ''] = process.argv.slice(2)
type Shown = { svg: (theme: 'light' | 'dark') => string; width: number }

/** A composition with the edges of its picture, and the names of its labels where they stand. */
function composition(size: CompositionSize): Shown[] {
  const file = inProject('data/drawings', name, `${size}.svg`)
  if (!existsSync(file)) return []
  const source = readFileSync(file, 'utf8')
  const { width, height, bleed, places, mistakes } = readArt(source, size)
  if (mistakes.length > 0) console.error(`${size}.svg ${mistakes.join('\n')}`)
  const [left = 0, top = 0] = (/viewBox="([^"]+)/.exec(source)?.[1] ?? '').split(/[\s,]+/).map(Number)
  const names = places.map(
    ({ label, x, y }) => `<circle cx="${x}" cy="${y}" r="3"/><text x="${x + 5}" y="${y}">${label}</text>`,
  )
  const frame = `<rect width="${width}" height="${height}" fill="none" stroke="#c0f" stroke-dasharray="6"/>`
  const over = `<g transform="translate(${left + bleed} ${top})" fill="#c0f" font-size="12">${frame}${names.join('')}</g>`
  return [{ svg: (theme) => inColors(source, theme).replace('</svg>', `${over}</svg>`), width: width + 2 * bleed }]
}

/** The terrain of a page. */
function terrain(): Shown[] {
  const source = readFileSync(inProject('data/terrain', `${name}.svg`), 'utf8')
  const svg = (theme: 'light' | 'dark') =>
    painted(source.replace('</svg>', `${contoursOf(source, theme)}${objectsOf(source)}</svg>`), {
      ...colorsOnPaper(theme),
      ...lineWidths,
    })
  return compositionSizes.map((size) => ({ svg, width: screens[size].width }))
}

const isDrawing = existsSync(inProject('data/drawings', name))
const pictures = (isDrawing ? compositionSizes.flatMap(composition) : terrain()).flatMap(({ svg, width }) =>
  (['light', 'dark'] as const).map((theme) => {
    const ground = colorsOnPaper(theme)[isDrawing ? '--paper' : '--brand']
    const picture = svg(theme).replace('<svg', `<svg width="${width}"`)
    return `<p style="background:${ground}"><img alt="${theme}" src="data:image/svg+xml,${encodeURIComponent(picture)}"></p>`
  }),
)
const folder = inProject('node_modules/.cache/art')
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/${name}.html`, `<!doctype html><title>${name}</title>${pictures.join('')}`)
console.log(`${folder}/${name}.html`)
