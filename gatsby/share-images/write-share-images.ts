import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Font } from 'fontkit'
import sharp from 'sharp'

import { shareImagePath } from '../../src/layout/head/share-image-path'
import { digestWithCode } from '../cache/digest'
import { loadHeadingFont } from './heading-font'
import { inParallel } from './in-parallel'
import { type Picture, type ShareImage, shareImageSvg } from './share-image-svg'

export interface SharedPage extends Omit<ShareImage, 'picture'> {
  pageId: string
  /** The path of its picture below the published folder. The name has a digest of the content. */
  picture: { kind: Picture; file: string }
}

/** A memory from one build to the next, for example Gatsby's `cache`. */
export interface DigestCache {
  get(key: string): Promise<unknown>
  set(key: string, value: string): Promise<unknown>
}

/**
 * Everything on which an image depends besides its picture. The picture's name has a digest of its content, so the
 * build can tell whether an existing image is still right without drawing it.
 */
const digest = digestWithCode([
  'gatsby/share-images',
  'src/drawings/kit/colors.ts',
  'src/layout/head/share-image-path.ts',
  'src/theme/colors.ts',
  'src/theme/mark.ts',
  'src/theme/tokens.ts',
  ...['@fontsource-variable/bricolage-grotesque', 'fontkit', 'sharp', 'subset-font'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
])

/** Full color at every pixel: without it, lines and letters on lemon get gray edges. */
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

/** Writes the share images that are new, or whose page has changed, below the published folder. Returns how many. */
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
  // One image for each core, and one more that is drawn meanwhile.
  sharp.concurrency(1)
  await inParallel(changed, availableParallelism() + 1, async (image) => {
    await writeShareImage(image.page, publicFolder, image.address, font)
    await cache?.set(image.address, image.digest)
  })
  return changed.length
}
