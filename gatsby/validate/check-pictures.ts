import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldPath } from '../../src/data-model/field-path'
import { pageLeaves } from '../data/page-leaves'
import type { Mistake } from './mistake'
import { namesIn, type SiteData } from './read-data'

const folder = 'data/images'

/** Half a file, an empty one and another format do not begin or do not end so. */
const isWholePng = (content: Buffer) =>
  content.toString('latin1', 1, 4) === 'PNG' && content.subarray(-8, -4).toString('latin1') === 'IEND'

/** The mistake of a file of art, and its remedy. */
export function mistakeOfArt(path: string, symbols: readonly string[]): string | undefined {
  if (!existsSync(path)) return 'does not exist. Put the picture there'
  const svg = readFileSync(path, 'utf8').trim()
  if (!svg.startsWith('<svg') || !svg.endsWith('</svg>'))
    return 'is not one whole <svg>. Put it there again, without anything before or after it'
  const missing = symbols.find((name) => !svg.includes(`<symbol id="${name}"`))
  return missing && `has no <symbol id="${missing}">. Put the picture there again`
}

/** The pictures that pages name are there in a light and a dark form (`<name>-dark`), and can be read. */
export function* checkPictures({ root, pages }: SiteData): Generator<Mistake> {
  const there = namesIn(root, folder)
  for (const { file, content } of pages)
    for (const { kind, value, steps } of pageLeaves(content)) {
      const names = kind === 'fileName' ? [`${value}.png`, `${value}-dark.png`] : []
      for (const name of names) {
        const field = fieldPath(steps)
        if (!there.includes(name))
          yield { file, field, message: `${folder}/${name} does not exist. Put the picture there` }
        else if (!isWholePng(readFileSync(join(root, folder, name))))
          yield {
            file,
            field,
            message: `${folder}/${name} is no whole PNG file. Save it as PNG, and put it there again`,
          }
      }
    }
}
