import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fieldPath } from '../../src/data-model/field-path'
import { darkTwin } from '../../src/data-model/primitives'
import { terrainFile } from '../../src/data-model/terrains'
import { pageLeaves } from '../../src/sections/page-model'
import { kinds } from '../data/kinds'
import { fileNames, type SiteData } from '../data/read-data'
import type { Mistake } from './mistake'

const folder = 'data/images'

/** The mistake of the art of a terrain, and its remedy. Browsers show it up to its first fault in XML, and say nothing. */
async function mistakeOfTerrain(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return 'does not exist. Put the picture there'
  const svg = readFileSync(path)
  try {
    await sharp(svg).metadata()
  } catch (error) {
    const fault = `${error}`.replace(/^.* on (line \d+ column \d+) of data: /s, '$1, ').trim()
    return `cannot be read: ${fault}. Mend it there, or put the picture there again`
  }
  return svg.includes('<symbol id="terrain"') ? undefined : 'has no <symbol id="terrain">. Put the picture there again'
}

/** The art of each terrain is there, and browsers can show it whole. */
export async function checkTerrainFiles({ root, terrains }: SiteData): Promise<Mistake[]> {
  const mistakes: Mistake[] = []
  for (const [index, terrain] of terrains.entries()) {
    const name = `data/${terrainFile(terrain)}`
    const message = await mistakeOfTerrain(join(root, name))
    if (message)
      mistakes.push({ file: kinds.terrains.file, field: `terrains[${index}]`, message: `${name} ${message}` })
  }
  return mistakes
}

/** The pictures that pages name are there and can be shown, and so are their dark twins if they have one. */
export async function checkPictures({ root, pages }: SiteData): Promise<Mistake[]> {
  const there = fileNames(root, folder)
  const unread = new Set<string>()
  for (const name of there) {
    // Of a JPEG, a small copy takes an eighth of the time of the whole.
    const copy = sharp(join(root, folder, name), { failOn: 'error' }).resize(8)
    await copy.toBuffer().catch(() => unread.add(name))
  }
  const reasonOf = (name: string) =>
    there.includes(name)
      ? 'is no whole JPEG, PNG, WebP or AVIF: half a file, or another kind renamed. Export it as JPEG, and put that there'
      : 'does not exist. Put the picture there, or write its name as the file has it'
  return pages.flatMap(({ file, content }) =>
    pageLeaves(content).flatMap(({ kind, value, steps }) => {
      if (kind !== 'fileName') return []
      const name = String(value)
      const shown = [name, ...there.filter((one) => one === darkTwin(name))]
      return shown
        .filter((one) => !there.includes(one) || unread.has(one))
        .map((one) => ({ file, field: fieldPath(steps), message: `${folder}/${one} ${reasonOf(one)}` }))
    }),
  )
}
