import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'

import { shareImagePath } from '../../src/layout/head/share-image-path'
import { loadHeadingFont } from './heading-font'
import { inParallel } from './in-parallel'
import { type Picture, type ShareImage, shareImageSvg } from './share-image-svg'

export interface SharedPage extends Omit<ShareImage, 'picture'> {
  pageId: string
  /** The path of the file of its picture. */
  picture: { kind: Picture; file: string }
}

/** Full color at every pixel: without it, lines and letters on lemon get gray edges. */
export function renderShareImage(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 75, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer()
}

async function writeShareImage(page: SharedPage, publicFolder: string, address: string, font: Font): Promise<void> {
  const svg = await readFile(page.picture.file, 'utf8')
  const file = join(publicFolder, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    await renderShareImage(shareImageSvg({ ...page, picture: { kind: page.picture.kind, svg } }, font)),
  )
}

/** Writes the share image of each page below the published folder. */
export async function writeShareImages(pages: readonly SharedPage[], publicFolder: string): Promise<void> {
  const font = await loadHeadingFont(pages.flatMap(({ title, siteName }) => [title, siteName]))
  // One image for each core, and one more that is drawn meanwhile.
  sharp.concurrency(1)
  await inParallel(pages, availableParallelism() + 1, (page) =>
    writeShareImage(page, publicFolder, shareImagePath(page.pageId, page.language), font),
  )
}
