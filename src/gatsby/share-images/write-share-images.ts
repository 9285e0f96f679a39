import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'

import { shareImagePath } from '../../head/share-image-path'
import { digestWithCode } from '../kept/digest'
import { terrainCode } from '../terrains/drawn-terrain'
import { loadHeadingFont } from './heading-font'
import { inParallel } from './in-parallel'
import { type ShareImage, shareImageSvg } from './share-image-svg'

export interface SharedPage extends Omit<ShareImage, 'drawing'> {
  pageId: string
  /** Address of its drawing; the file's name is a digest of what is in it. */
  drawingFile?: string | undefined
}

/** Remembers from one build to the next; Gatsby's own `cache` is one. */
export interface DigestCache {
  get(key: string): Promise<unknown>
  set(key: string, value: string): Promise<unknown>
}

/** All that an image depends on, so that one that stands need not be drawn to know whether it is still right. */
const digest = digestWithCode([
  ...terrainCode,
  'src/gatsby/share-images',
  'src/drawings/colors.ts',
  'src/head/share-image-path.ts',
  'src/theme/colors.ts',
  'src/theme/mark.ts',
  ...['@fontsource-variable/bricolage-grotesque', 'fontkit', 'sharp', 'subset-font'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
])

/** Lemon, ink and what lies between: 16 colours take four bits. Mixing them would only make noise of a fade that is soft as it is. */
export function renderShareImage(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, quality: 60, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}

async function writeShareImage(page: SharedPage, publicFolder: string, address: string, font: Font): Promise<void> {
  const drawing = page.drawingFile && (await readFile(join(publicFolder, page.drawingFile), 'utf8'))
  const file = join(publicFolder, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await renderShareImage(shareImageSvg({ ...page, drawing }, font)))
}

/** Writes the share images that are new or whose page has changed below the folder that is served; returns how many. */
export async function writeShareImages(
  pages: readonly SharedPage[],
  publicFolder: string,
  cache?: DigestCache,
): Promise<number> {
  const images = pages.map((page) => {
    const address = shareImagePath(page.pageId, page.language)
    return { page, address, file: join(publicFolder, address), digest: digest(page) }
  })
  const known = await Promise.all(images.map(({ address }) => cache?.get(address)))
  const changed = images.filter((image, index) => image.digest !== known[index] || !existsSync(image.file))
  if (changed.length === 0) return 0

  const font = await loadHeadingFont(changed.flatMap(({ page }) => [page.title, page.siteName]))
  // Each image on one core, as many images as there are cores, and one that is being drawn meanwhile.
  sharp.concurrency(1)
  await inParallel(changed, availableParallelism() + 1, async (image) => {
    await writeShareImage(image.page, publicFolder, image.address, font)
    await cache?.set(image.address, image.digest)
  })
  return changed.length
}
