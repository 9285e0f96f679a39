import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

import { shareImagePath } from '../../head/share-image-path'
import { loadHeadingFont } from './heading-font'
import { type ShareImage, shareImageSvg } from './share-image-svg'

export interface SharedPage extends ShareImage {
  pageId: string
}

/** Remembers from one build to the next; Gatsby's own `cache` is one. */
export interface DigestCache {
  get(key: string): Promise<unknown>
  set(key: string, value: string): Promise<unknown>
}

/** Lemon, ink and what lies between: 16 colours are plenty, and take four bits. */
export function renderShareImage(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, quality: 60, dither: 0, compressionLevel: 9 })
    .toBuffer()
}

/** Writes every page's share image below the folder that is served, and returns how many were new. */
export async function writeShareImages(
  pages: readonly SharedPage[],
  publicFolder: string,
  cache?: DigestCache,
): Promise<number> {
  const font = await loadHeadingFont(pages.flatMap(({ title, siteName }) => [title, siteName]))
  const written = await Promise.all(
    pages.map(async (page) => {
      const address = shareImagePath(page.pageId, page.language)
      const file = join(publicFolder, address)
      const svg = shareImageSvg(page, font)
      const digest = createHash('sha256').update(svg).digest('hex')
      if (existsSync(file) && (await cache?.get(address)) === digest) return 0
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await renderShareImage(svg))
      await cache?.set(address, digest)
      return 1
    }),
  )
  return written.reduce<number>((count, one) => count + one, 0)
}
