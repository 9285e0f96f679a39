import type { Sheet } from './frames'
import type { Point } from './geometry'
import type { Place } from './mark'
import type { Area } from './obstacles'

/** A part of the drawing that tells its number again, under pointer, touch and focus. */
export interface ReadingArea {
  /** Which of the section's readings. */
  id: string
  box: Area
  /** Its shape, where that is not the box. */
  outline?: readonly Point[]
}

/** One composition of a drawing: what stands behind its labels, what stands before them, and where they stand. */
export interface Frame extends Sheet {
  /** SVG of the land: it stays still, fades at its edges, and labels have a halo on it. */
  land: string
  /** SVG of what the drawing is about: it draws itself on, and halos do not cover it. */
  subject: string
  places: Place[]
  readings?: ReadingArea[]
}

/** What a section's `draw` computes at build. */
export interface Drawing {
  frames: Frame[]
}

/** A composition as pages receive it. */
export interface ShownFrame {
  size: string
  width: number
  height: number
  bleed: number
  /** Address of the file that holds `#land` and `#subject`. */
  file: string
  /** Which of `drawingColors` it takes from its page. */
  colors: readonly string[]
  places: readonly ShownPlace[]
  readings: readonly ShownReading[]
}

type ShownReading = { id: string; x: number; y: number; width: number; height: number; outline: string | null }
type ShownPlace = Pick<Place, 'id' | 'x' | 'y' | 'alignX' | 'alignY' | 'column'>

/** The file of a composition: two symbols for `<use>`, coloured by the page's custom properties. */
export function frameSvg({ width, height, bleed, land, subject }: Frame): string {
  const viewBox = `${-bleed} 0 ${width + 2 * bleed} ${height}`
  const symbol = (id: string, content: string) =>
    `<symbol id="${id}" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</symbol>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${symbol('land', land)}${symbol('subject', subject)}</svg>\n`
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`

/** An area as the page places it: its box in units, and its shape as the points of a CSS polygon. */
export function shownReading({ id, box: [left, top, right, bottom], outline }: ReadingArea): ShownReading {
  const [width, height] = [right - left, bottom - top]
  const points = outline?.map(([x, y]) => `${percent(x - left, width)} ${percent(y - top, height)}`)
  return {
    id,
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
    outline: points?.join(',') ?? null,
  }
}
