import sharp from 'sharp'

import { color } from '../../src/theme/colors'
import { markPath } from '../../src/theme/mark'
import type { DerivedFile } from './is-stale'

/** Flat colors only: a palette of 256 has them all, and no gradient shows steps. */
const palette = { palette: true, colours: 256, dither: 0, effort: 10 } as const

const png = (image: sharp.Sharp) => image.png(palette).toBuffer()

const outline = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

/** The mark on its field, in a square of 512. */
const iconSvg = (transform: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <rect width="512" height="512" fill="${color.brand}"/>
  <path transform="${transform}" ${outline} stroke="${color.ink}" stroke-width="2.6" d="${markPath}"/>
</svg>
`

/** Systems cut maskable icons to their own shapes, so the mark keeps to the middle. */
const transforms = { plain: 'translate(52 46) scale(12)', maskable: 'translate(94.5 89.75) scale(9.5)' }

const icon = (file: string, size: number, kind: keyof typeof transforms = 'plain'): DerivedFile => ({
  file,
  make: () => png(sharp(Buffer.from(iconSvg(transforms[kind]))).resize(size)),
})

/**
 * A PNG in the frame of an .ico file: a header of 6 bytes, an entry of 16, the picture. Feed readers and browsers ask
 * for /favicon.ico by themselves.
 */
function inIcoFrame(picture: Buffer, size: number): Buffer {
  const frame = Buffer.alloc(22)
  frame.writeUInt16LE(1, 2)
  frame.writeUInt16LE(1, 4)
  frame.writeUInt8(size, 6)
  frame.writeUInt8(size, 7)
  frame.writeUInt16LE(1, 10)
  frame.writeUInt16LE(32, 12)
  frame.writeUInt32LE(picture.length, 14)
  frame.writeUInt32LE(frame.length, 18)
  return Buffer.concat([frame, picture])
}

const oldFavicon = (file: string, size: number): DerivedFile => ({
  file,
  make: async () => {
    const mark = sharp(Buffer.from(iconSvg(transforms.plain))).resize(size)
    return inIcoFrame(await mark.ensureAlpha().png({ compressionLevel: 9 }).toBuffer(), size)
  },
})

/** Without its field, the mark takes a color that is visible on the browser's own ground. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">
  <style>path { stroke: ${color.ink} } @media (prefers-color-scheme: dark) { path { stroke: ${color.brand} } }</style>
  <path ${outline} stroke-width="3" d="${markPath}"/>
</svg>
`

/** The mark for head and manifest. */
export const pictures: DerivedFile[] = [
  { file: 'static/favicon.svg', make: () => favicon },
  oldFavicon('static/favicon.ico', 48),
  icon('static/icons/apple-touch-icon-180.png', 180),
  icon('static/icons/icon-192.png', 192),
  icon('static/icons/icon-512.png', 512),
  icon('static/icons/icon-maskable-512.png', 512, 'maskable'),
]
