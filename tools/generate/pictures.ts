/**
 * `npm run pictures`: draws the site's pictures and renders its icons. Run it when their code or the mark changes; the
 * results are kept, in data/images for gatsby-plugin-image and in static/icons for the manifest.
 */
import { mkdir, readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'

import { duskSvg } from '../../src/terrain/dusk/dusk-svg'
import { inProject } from '../support/project'

const pictures = [
  { file: 'data/images/etna-dusk.png', svg: () => duskSvg('light') },
  { file: 'data/images/etna-dusk-dark.png', svg: () => duskSvg('dark') },
]

const icons = [
  { file: 'static/icons/icon-48.png', from: 'src/theme/icon.svg', size: 48 },
  { file: 'static/icons/apple-touch-icon-180.png', from: 'src/theme/icon.svg', size: 180 },
  { file: 'static/icons/icon-192.png', from: 'src/theme/icon.svg', size: 192 },
  { file: 'static/icons/icon-512.png', from: 'src/theme/icon.svg', size: 512 },
  { file: 'static/icons/icon-maskable-512.png', from: 'src/theme/icon-maskable.svg', size: 512 },
]

/** Flat colours: a palette of 256 holds them all, and no gradient shows steps. */
const palette = { palette: true, colours: 256, dither: 0, effort: 10 } as const

async function write(image: sharp.Sharp, file: string): Promise<void> {
  await image.png(palette).toFile(inProject(file))
  console.log(`${file}: ${Math.ceil((await stat(inProject(file))).size / 1000)} kB`)
}

async function main(): Promise<void> {
  await mkdir(inProject('static/icons'), { recursive: true })
  for (const { file, svg } of pictures) await write(sharp(Buffer.from(svg())), file)
  for (const { file, from, size } of icons) await write(sharp(await readFile(inProject(from))).resize(size), file)
}

void main()
