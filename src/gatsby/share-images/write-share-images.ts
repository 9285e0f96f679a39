import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'

import { shareImagePath } from '../../layout/head/share-image-path'
import { digestWithCode } from '../kept/digest'
import { loadHeadingFont } from './heading-font'
import { inParallel } from './in-parallel'
import { type Picture, type ShareImage, shareImageSvg } from './share-image-svg'

export interface SharedPage extends Omit<ShareImage, 'picture'> {
  pageId: string
  /** Where the picture stands below the folder that is served; its name is a digest of what is in it. */
  picture: { kind: Picture; file: string }
}

/** Remembers from one build to the next; Gatsby's own `cache` is one. */
export interface DigestCache {
  get(key: string): Promise<unknown>
  set(key: string, value: string): Promise<unknown>
}

/** All that an image depends on besides its picture, whose name says what is in it, so that one that stands need not be drawn to know whether it is still right. */
const digest = digestWithCode([
  'src/gatsby/share-images',
  'src/drawings/kit/colors.ts',
  'src/layout/head/share-image-path.ts',
  'src/theme/colors.ts',
  'src/theme/mark.ts',
  'src/theme/tokens.ts',
  ...['@fontsource-variable/bricolage-grotesque', 'fontkit', 'sharp', 'subset-font'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
])

/** Full colour at every pixel: without it, lines and letters on lemon have grey edges. */
export function renderShareImage(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 75, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer()
}

async function writeShareImage(page: SharedPage, publicFolder: string, address: string, font: Font): Promise<void> {
  const svg = await readFile(join(publicFolder, page.picture.file), 'utf8')
  const file = join(publicFolder, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    await renderShareImage(shareImageSvg({ ...page, picture: { kind: page.picture.kind, svg } }, font)),
  )
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
