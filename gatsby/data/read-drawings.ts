import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

import { compositionSizes, type DrawingFile } from '../../src/data-model/drawing'
import { readArt } from './read-art'
import type { ResolverContext } from './read-nodes'

const fileNode = z.object({ absolutePath: z.string() }).nullable()

/** The compositions of a drawing, whose art it writes. Gatsby renders pages again when one of the files changes. */
export async function readCompositions({ name, overlap }: DrawingFile, { nodeModel }: ResolverContext) {
  const compositions = compositionSizes.map(async (size) => {
    const filter = { relativePath: { eq: `drawings/${name}/${size}.svg` } }
    const file = fileNode.parse(await nodeModel.findOne({ type: 'File', query: { filter } }))
    if (!file) return []
    const { svg, ...art } = readArt(readFileSync(file.absolutePath, 'utf8'), size)
    const address = `/static/${createHash('sha256').update(svg).digest('hex').slice(0, 32)}/${size}.svg`
    const target = join('public', address)
    // Several pages and queries ask for one drawing.
    if (!existsSync(target)) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, svg)
    }
    return { ...art, art: address, overlap: overlap[size] }
  })
  return (await Promise.all(compositions)).flat()
}
