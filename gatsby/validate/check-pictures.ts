import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldPath } from '../../src/data-model/field-path'
import { terrainFile } from '../../src/data-model/terrains'
import { pageLeaves } from '../data/page-leaves'
import { duplicatesOf } from './check-routes'
import type { Mistake } from './mistake'
import { namesIn, type SiteData } from './read-data'

const folder = 'data/images'
/** Enough for a large screen; a phone gets a smaller one. */
const leastWidth = 1600
/** In bytes (R-SPEED-1). */
const heaviest = 700_000

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The mistake of any file with a picture, and its remedy. */
function mistakeOfFile(content: Buffer): string | undefined {
  if (content.length === 0) return 'is empty. Put the picture there again'
  return content.subarray(0, 40).toString().startsWith('version https://git-lfs')
    ? 'is a pointer of Git LFS in place of the picture. Run git lfs pull'
    : undefined
}

/** The mistake of a file of art, and its remedy. */
export function mistakeOfArt(path: string, symbols: readonly string[]): string | undefined {
  if (!existsSync(path)) return 'does not exist. Put the picture there'
  const content = readFileSync(path)
  const svg = content.toString().trim()
  const mistake = mistakeOfFile(content)
  if (mistake) return mistake
  if (!svg.startsWith('<svg') || !svg.endsWith('</svg>'))
    return 'is not one whole <svg>. Put it there again, without anything before or after it'
  const missing = symbols.find((name) => !svg.includes(`<symbol id="${name}"`))
  return missing && `has no <symbol id="${missing}">. Put the picture there again`
}

/** The mistake of a PNG file, and its remedy. */
function mistakeOfPicture(png: Buffer): string | undefined {
  const mistake = mistakeOfFile(png)
  if (mistake) return mistake
  if (!png.subarray(0, 8).equals(signature)) return 'is no PNG file. Save it as PNG'
  if (png.toString('latin1', png.length - 8, png.length - 4) !== 'IEND') return 'breaks off. Put it there again'
  const width = png.readUInt32BE(16)
  if (width < leastWidth) return `is ${width} px wide. Put one there of ${leastWidth} px or more`
  const weight = Math.ceil(png.length / 1000)
  return png.length > heaviest
    ? `weighs ${weight} kB. Save it with fewer colors: ${heaviest / 1000} kB at most`
    : undefined
}

/** The pictures of data/images can be read, and each has its light and its dark form (`<name>-dark`). */
function* checkImages({ root, pages }: SiteData): Generator<Mistake> {
  const there = namesIn(root, folder)
  const rename = 'has a name that no page can write. Use small letters, digits and hyphens, and end it with .png'
  for (const name of there) {
    const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*\.png$/.test(name)
    const message = isNamed ? mistakeOfPicture(readFileSync(join(root, folder, name))) : rename
    if (message) yield { file: `${folder}/${name}`, field: '', message }
  }
  for (const { file, content } of pages)
    for (const { kind, value, steps } of pageLeaves(content)) {
      const wanted = kind === 'fileName' ? [`${value}.png`, `${value}-dark.png`] : []
      for (const name of wanted.filter((one) => !there.includes(one)))
        yield { file, field: fieldPath(steps), message: `${folder}/${name} does not exist. Put the picture there` }
    }
}

/** Every page and the not-found page has a terrain, with its art. */
function* checkTerrains({ root, terrains, routes }: SiteData): Generator<Mistake> {
  const file = 'data/terrains.json'
  for (const id of new Set([...routes.map(({ page }) => page), 'not-found'])) {
    const message = `has no terrain for the page "${id}". Add one`
    if (!terrains.some(({ page }) => page === id)) yield { file, field: 'terrains', message }
  }
  for (const id of duplicatesOf(terrains.map(({ page }) => page)))
    yield { file, field: 'terrains', message: `lists the page "${id}" twice. Take one away` }
  for (const [index, terrain] of terrains.entries()) {
    const name = `data/${terrainFile(terrain)}`
    const mistake = mistakeOfArt(join(root, name), ['terrain'])
    if (mistake) yield { file, field: `terrains[${index}]`, message: `${name} ${mistake}` }
  }
}

/** Files that are no JSON. The art of drawings is checked with the drawings. */
export const checkPictures = (data: SiteData): Mistake[] => [...checkImages(data), ...checkTerrains(data)]
