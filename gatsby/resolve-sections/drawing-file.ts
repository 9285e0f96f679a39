import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { writeOnce } from '../cache/write-once'

const folder = 'drawing'

/**
 * Writes a drawing into the published folder and returns its address. The name has a digest of the content, so browsers
 * may keep the file for ever, and pages with the same drawing share it.
 */
export function drawingFile(svg: string, publicFolder = join(process.cwd(), 'public')): string {
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`
  writeOnce(join(publicFolder, folder, name), () => svg)
  return `/${folder}/${name}`
}
