import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

import type { DrawingFile } from '../../src/data-model/drawing'
import { type Art, readArt } from './read-art'
import type { ResolverContext } from './read-nodes'

const fileNode = z.object({ absolutePath: z.string() })

/** The art of each composition of a drawing. Gatsby renders its pages again when one of the files changes. */
export const readArtOf = ({ name, sizes }: DrawingFile, { nodeModel }: ResolverContext) =>
  Promise.all(
    sizes.map(async (size) => {
      const filter = { relativePath: { eq: `drawings/${name}/${size}.svg` } }
      const { absolutePath } = fileNode.parse(await nodeModel.findOne({ type: 'File', query: { filter } }))
      return readArt(readFileSync(absolutePath, 'utf8'), size)
    }),
  )

/** Writes art as browsers get it. @returns its address */
export function publishArt({ svg, size }: Art): string {
  const folder = `/static/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}`
  mkdirSync(join('public', folder), { recursive: true })
  writeFileSync(join('public', folder, `${size}.svg`), svg)
  return `${folder}/${size}.svg`
}
