import { splinePath } from '../../terrain/line-path'
import { evenly, type Point } from './geometry'

/** Widths of a line in pixels, whatever the size of the drawing. */
export const weight = { thin: 1, thick: 2.25, track: 5.5, casing: 10 } as const

interface Ink {
  stroke?: string
  width?: number
  opacity?: number
  fill?: string
  /** Lengths of strokes and gaps. */
  dash?: string
  /** A quantity is as wide as it is, in units; every other line keeps its pixels. */
  isQuantity?: boolean
  /** A line that matters: no label may lie on it. */
  isLine?: boolean
}

/** A path of one kind of line. Colours are names of custom properties of the page: see `colors.ts`. */
export function path(
  data: string,
  { stroke, width = weight.thin, opacity, fill, dash, isQuantity, isLine }: Ink,
): string {
  if (!data) return ''
  const line = stroke ? ` stroke="var(--${stroke})" stroke-width="${width}"` : ''
  const faint = opacity === undefined ? '' : ` stroke-opacity="${opacity}"`
  const dashed = dash ? ` stroke-dasharray="${dash}"` : ''
  const inside = fill ? ` fill="var(--${fill})"` : ''
  const marked = isLine ? ' data-line=""' : ''
  return `<path${inside}${line}${faint}${dashed}${isQuantity ? '' : ' vector-effect="non-scaling-stroke"'} d="${data}"${marked}/>`
}

/** A detail that other pictures may show. */
export const group = (id: string, content: string) => `<g id="${id}">${content}</g>`

/** Path data of a smooth open line that begins and ends exactly where its points do. */
export function smoothPath(points: readonly Point[], spacing = 26): string {
  const even = evenly(points, spacing)
  const [first, last] = [even[0], even.at(-1)]
  return first && last ? splinePath([first, ...even, last]) : ''
}

const whole = Math.round

/** Path data of straight strokes from point to point. */
export function strokes(pairs: readonly (readonly [Point, Point])[]): string {
  return pairs.map(([[ax, ay], [bx, by]]) => `M${whole(ax)} ${whole(ay)}L${whole(bx)} ${whole(by)}`).join('')
}

/** The lines that lead from labels to what they name. */
export function leaders(places: readonly { leader: readonly [Point, Point] | null }[]): string {
  return path(strokes(places.flatMap(({ leader }) => (leader ? [leader] : []))), { stroke: 'ink' })
}

/** Path data of dots: strokes without length, as wide as the line. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${whole(x)} ${whole(y)}h0`).join('')
}
