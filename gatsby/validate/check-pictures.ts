import { existsSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { fieldPath } from '../../src/data-model/field-path'
import { darkTwin } from '../../src/data-model/primitives'
import { pageLeaves } from '../data/page-leaves'
import type { Mistake } from './mistake'
import { namesIn, type SiteData } from './read-data'

const folder = 'data/images'

/** The mistake of a file of art, and its remedy. */
export function mistakeOfArt(path: string, symbols: readonly string[]): string | undefined {
  if (!existsSync(path)) return 'does not exist. Put the picture there'
  const svg = readFileSync(path, 'utf8').trim()
  if (!svg.startsWith('<svg') || !svg.endsWith('</svg>'))
    return 'is not one whole <svg>. Put it there again, without anything before or after it'
  const missing = symbols.find((name) => !svg.includes(`<symbol id="${name}"`))
  return missing && `has no <symbol id="${missing}">. Put the picture there again`
}

const remedy = 'Export it as JPEG, and put that there'

/** The mistake of a picture that a page names, and its remedy. @param there names of all pictures */
async function mistakeOfPicture(root: string, name: string, there: readonly string[]): Promise<string | undefined> {
  if (!there.includes(name)) {
    const stem = (file: string) => parse(file).name.toLowerCase()
    const near = there.find((one) => stem(one) === stem(name))
    if (!near) return 'does not exist. Put the picture there'
    return `does not exist, but ${folder}/${near} does. Write the name as the file has it`
  }
  const content = readFileSync(join(root, folder, name))
  if (content.length === 0) return 'is empty. Copy the photo there again'
  if (content.toString('latin1', 4, 10) === 'ftyphe') return `is a HEIC photo, which few browsers show. ${remedy}`
  const found = await sharp(content)
    .metadata()
    .catch(() => undefined)
  if (!found || !/^(jpeg|png|webp|heif)$/.test(found.format)) return `is no whole JPEG, PNG, WebP or AVIF. ${remedy}`
  // Gatsby makes pictures of files with these endings alone.
  if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) return `has an unusual ending. Rename it to ${parse(name).name}.jpg`
  if (found.space === 'cmyk') return 'has colors for print (CMYK). Export it for screens (RGB)'
  const megapixels = (found.width * found.height) / 1e6
  if (megapixels > 40)
    return `has ${Math.ceil(megapixels)} megapixels, and may have 40. Export it smaller: 4000 px are enough at its longer side`
  // Of a JPEG, a small copy takes an eighth of the time of the whole.
  return sharp(content, { failOn: 'error' })
    .resize(8)
    .toBuffer()
    .then(
      () => undefined,
      () => 'breaks off or is damaged. Copy the photo there again',
    )
}

/** The pictures that pages name are there and can be shown, and so are their dark twins if they have one. */
export async function checkPictures({ root, pages }: SiteData): Promise<Mistake[]> {
  const there = namesIn(root, folder)
  const named = pages.flatMap(({ file, content }) =>
    pageLeaves(content).flatMap(({ kind, value, steps }) => {
      if (kind !== 'fileName') return []
      const name = String(value)
      const twins = there.filter((one) => one === darkTwin(name) && one !== name)
      return [name, ...twins].map((picture) => ({ file, field: fieldPath(steps), picture }))
    }),
  )
  const found = named.map(async ({ picture, ...place }) => {
    const what = await mistakeOfPicture(root, picture, there)
    return what ? [{ ...place, message: `${folder}/${picture} ${what}` }] : []
  })
  return (await Promise.all(found)).flat()
}
