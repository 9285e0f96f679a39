import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

import { type Picture, pictureOf } from './picture'
import { titleSvg } from './title-svg'

/** `file` is the path of a drawing or of a terrain. */
type Content = { title: string; siteName: string; kind: Picture['kind']; file: string }

/** The picture that messengers and networks show with a link to a page: its drawing or terrain, its title, mark and name. */
export async function shareImage({ title, siteName, kind, file }: Content, font: readonly Buffer[]) {
  const picture = pictureOf({ kind, svg: await readFile(file, 'utf8') })
  const words = await titleSvg(title, siteName, kind === 'drawing', font)
  // Full color at every pixel: without it, lines and letters on a strong color get gray edges.
  return sharp(Buffer.from(picture))
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 75, chromaSubsampling: '4:4:4' })
}
