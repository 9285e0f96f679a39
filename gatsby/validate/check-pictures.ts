import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The mistake of a picture that a page names, and its remedy. */
async function mistakeOfPicture(path: string): Promise<string | undefined> {
  const content = readFileSync(path)
  if (content.length === 0) return 'is empty. Copy the photo there again'
  try {
    const photo = sharp(content, { failOn: 'error', limitInputPixels: 40e6 })
    const { space } = await photo.metadata()
    if (space === 'cmyk') return 'has colors for print (CMYK). Export it for screens (RGB)'
    // Of a JPEG, a small copy takes an eighth of the time of the whole.
    await photo.resize(8).toBuffer()
  } catch (error) {
    return /pixel limit/.test(String(error))
      ? 'has more than 40 megapixels. Export it smaller: 4000 px are enough at its longer side'
      : 'is no whole JPEG, PNG, WebP or AVIF: half a file, or another kind renamed. Export it as JPEG, and put that there'
  }
}

/** The pictures that pages name are there and can be shown, and so are their dark twins if they have one. */
export async function checkPictures({ root, pages }: SiteData): Promise<Mistake[]> {
  const there = namesIn(root, folder)
  // A page names its photos in each language.
  const known = new Map<string, Promise<string | undefined>>()
  const mistakeOf = (picture: string) => {
    const mistake = known.get(picture) ?? mistakeOfPicture(join(root, folder, picture))
    known.set(picture, mistake)
    return mistake
  }
  const checks = pages.flatMap(({ file, content }) =>
    pageLeaves(content).flatMap(({ kind, value, steps }) => {
      if (kind !== 'fileName') return []
      const name = String(value)
      return [name, ...there.filter((one) => one === darkTwin(name))].map(async (picture): Promise<Mistake[]> => {
        const mistake = there.includes(picture)
          ? await mistakeOf(picture)
          : 'does not exist. Put the picture there, or write its name as the file has it'
        return mistake ? [{ file, field: fieldPath(steps), message: `${folder}/${picture} ${mistake}` }] : []
      })
    }),
  )
  return (await Promise.all(checks)).flat()
}
