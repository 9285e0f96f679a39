import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

import type { Language } from '../../src/i18n/languages'
import { shareImagePath } from '../../src/layout/head/share-image-path'
import { type Picture, pictureOf } from './picture'
import { headingFont, titleSvg } from './title-svg'

/** A page that gets a share image. `file` is the path of its drawing or terrain. */
export type SharedPage = {
  pageId: string
  language: Language
  title: string
  siteName: string
  kind: Picture['kind']
  file: string
}

/** The picture that messengers and networks show with a link to a page: its drawing or terrain, its title, mark and name. */
export async function shareImage(
  { title, siteName, kind, file }: Omit<SharedPage, 'pageId' | 'language'>,
  font: Buffer,
) {
  const picture = pictureOf({ kind, svg: await readFile(file, 'utf8') })
  const words = await titleSvg(title, siteName, kind === 'drawing', font)
  // Full color at every pixel: without it, lines and letters on a strong color get gray edges.
  return sharp(Buffer.from(picture))
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 75, chromaSubsampling: '4:4:4' })
}

/** Writes the share image of each page below the published folder. */
export async function writeShareImages(pages: readonly SharedPage[], publicFolder: string): Promise<void> {
  const font = await headingFont(pages.flatMap(({ title, siteName }) => [title, siteName]))
  for (const page of pages) {
    const target = join(publicFolder, shareImagePath(page.pageId, page.language))
    await mkdir(dirname(target), { recursive: true })
    await (await shareImage(page, font)).toFile(target)
  }
}
