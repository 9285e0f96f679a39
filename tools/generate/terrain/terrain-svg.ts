import { contourLines } from './contour-lines'
import { frame, type HeightField } from './height-field'

/** Stroke widths in pixels, at any size of the drawing. */
const widths = { depth: 0.6, contour: 1, index: 2, shore: 2.6 } as const

function lineKind(height: number, index: boolean, hasShore: boolean): keyof typeof widths {
  if (hasShore && height <= 0) return height < 0 ? 'depth' : 'shore'
  return index ? 'index' : 'contour'
}

/**
 * The lines of a terrain as a file. `<svg><use href="/terrain/home.svg#terrain"/></svg>` shows it, cut to the box like
 * a cover image.
 * It has no colors: `stroke` is inherited from the `<use>`. Every path has the length 1, so that a page can draw it by
 * animating `stroke-dashoffset` (inherited, too) from 2 to 0 over a `stroke-dasharray` of 2. With strokes that do not
 * scale, Chromium measures dashes on the screen, and 1 would leave gaps in an enlarged drawing.
 */
export function terrainSvg(field: HeightField): string {
  const viewBox = `0 0 ${frame.width} ${frame.height}`
  const hasShore = Number.isInteger(field.lowestLine)
  const lines = contourLines(field).map(({ height, index, path }) => {
    const width = widths[lineKind(height, index, hasShore)]
    return `<path stroke-width="${width}" vector-effect="non-scaling-stroke" pathLength="1" d="${path}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke="currentColor">`,
    `<symbol id="terrain" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" fill="none">${lines.join('')}</symbol>`,
    '<use href="#terrain"/></svg>\n',
  ].join('')
}
