import { seededRandom } from '../../terrain/noise'
import { at, mix, type Point, range } from '../kit/geometry'
import { path, smoothPath, weight } from '../kit/pen'
import type { ShownStreet } from './fields'

type Light = ShownStreet['light']

/** How high the sun stands at an hour, from 0 to 1; below 0 it has set. */
export const sunHeight = (hour: number, { from, to }: Light) => Math.sin((Math.PI * (hour - from)) / (to - from))

/** How dark the sky is: 1 is night, 0 broad day. */
export const darkness = (hour: number, light: Light) => Math.min(1, Math.max(0, 1 - 1.9 * sunHeight(hour, light)))

interface Sky {
  /** Where the sun of each moment stands along the street, and its hour, in order. */
  marks: readonly { x: number; hour: number }[]
  light: Light
  left: number
  right: number
  top: number
  /** Lowest line: behind the roofs. */
  bottom: number
}

/** The hour that the sky has over a place of the street. */
function hourAt(x: number, marks: Sky['marks']): number {
  const after = marks.findIndex((mark) => mark.x > x)
  if (after < 0) return at(marks, marks.length - 1).hour
  if (after === 0) return at(marks, 0).hour - 0.4
  const [from, to] = [at(marks, after - 1), at(marks, after)]
  return mix(from.hour, to.hour, (x - from.x) / (to.x - from.x))
}

/** The sky as an engraver does it: level lines, the closer together the darker. By day there is none. */
export function skyLines({ marks, light, left, right, top, bottom }: Sky): string {
  const random = seededRandom(31)
  const rows = Math.floor((bottom - top) / 9)
  const data = range(rows).map((row) => {
    const y = Math.round(top + row * 9)
    // Dawn and dusk lie low; every other line is left out before night.
    const need = row % 2 === 0 ? 0.9 - (0.6 * row) / rows : 0.97 - (0.2 * row) / rows
    let dashes = ''
    let x = left + 30 * random()
    while (x < right) {
      const length = 26 + 60 * random()
      const middle = x + length / 2
      if (darkness(hourAt(middle, marks), light) > need) dashes += `M${Math.round(x)} ${y}h${Math.round(length)}`
      x += length + 9 + 18 * random()
    }
    return dashes
  })
  return path(data.join(''), { stroke: 'water', opacity: 0.75 })
}

/** The sun, or after its setting the moon. */
export function sunOrMoon([x, y]: Point, isNight: boolean): string {
  if (!isNight) {
    const sun = `M${Math.round(x) - 18} ${Math.round(y)}a18 18 0 1 0 36 0a18 18 0 1 0-36 0z`
    return path(sun, { fill: 'sun', stroke: 'ink', width: weight.thick })
  }
  const moon = `M${Math.round(x) + 6} ${Math.round(y) - 17}a19 19 0 1 0 12 26a16 16 0 0 1-12-26z`
  return path(moon, { fill: 'sun', stroke: 'ink', width: weight.thick })
}

/** The way of the sun over the street, from one place to another. */
export function sunWay(points: readonly Point[]): string {
  return path(smoothPath(points, 24), { stroke: 'ink', isLine: true })
}
