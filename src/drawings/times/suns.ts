import type { Point } from '../kit/geometry'
import { dots, path } from '../kit/pen'

export const suns = (points: readonly Point[], width: number, fill: string) =>
  path(dots(points), { stroke: 'ink', width: width + 4 }) + path(dots(points), { stroke: fill, width })

/** As much of a sun as of an hour: half a sun is half an hour. */
export function partOfSun([x, y]: Point, hours: number): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`
  const dark = Math.max(0, 1 - hours)
  const end = [14 * Math.sin(2 * Math.PI * dark), -14 * Math.cos(2 * Math.PI * dark)].map((one) => Math.round(one))
  const rest =
    dark > 0 ? `<path d="M0 0V-14A14 14 0 ${dark > 0.5 ? 1 : 0} 1 ${end.join(' ')}z" fill="var(--ink)"/>` : ''
  return `<g transform="${place}"><circle r="14" fill="var(--sun)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>${rest}</g>`
}

export const bigSun = ([x, y]: Point, radius: number) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" fill="var(--sun)" stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"/>`

export const glow = ([x, y]: Point) =>
  [34, 43].map(
    (radius) =>
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" stroke="var(--sun)" stroke-width="2" vector-effect="non-scaling-stroke"/>`,
  )
