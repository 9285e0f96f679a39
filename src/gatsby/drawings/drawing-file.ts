import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'drawing'

/**
 * Writes a drawing into the folder that is served and returns its address. The name is a digest of what is in it, so
 * that it can be cached for ever, and pages with the same drawing share one file.
 */
export function drawingFile(svg: string, publicFolder = join(process.cwd(), 'public')): string {
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.svg`
  const file = join(publicFolder, folder, name)
  if (!existsSync(file)) {
    mkdirSync(join(publicFolder, folder), { recursive: true })
    writeFileSync(file, svg)
  }
  return `/${folder}/${name}`
}
