import { seededNoise, seededRandom } from '../../terrain/noise'
import { at, curveThrough, direction, distance, mix, nearest, type Point, range } from '../kit/geometry'
import { roundedWay } from '../kit/route'
import type { ChartSheet } from './sheets'

const noise = seededNoise(seededRandom(61))

/** The coast with its small bays. The quay stays where it is. */
export function coastOf({ coast, course }: ChartSheet): Point[] {
  const quay = at(course, course.length - 1)
  const smooth = curveThrough(coast, 6)
  return smooth.map(([x, y], index): Point => {
    const [dx, dy] = direction(smooth, index)
    const calm = Math.min(1, distance([x, y], quay) / 160)
    const out = calm * (15 * noise(x / 80, y / 80) + 6 * noise(x / 24, y / 24 + 9))
    return [x - dy * out, y + dx * out]
  })
}

/** Straight legs with wide turns, as one steers. */
export const courseOf = ({ course }: ChartSheet): Point[] => roundedWay(course, 40)

/** The point of the course where a number of days is left: equal ways for equal days. */
export const onCourse = (course: readonly Point[], start: number, days: number): number =>
  Math.round((course.length - 1) * (1 - days / start))

export interface Sea {
  coast: Point[]
  course: Point[]
  /** Days left at a point: the depth of the water. Below zero it is land. */
  depth: (x: number, y: number) => number
}

/** How far the course makes the sea's floor its own, in units. */
const hold = 90

/** The sea of a chart: as deep as the coast is far away, and on the course as deep as days are left. */
export function seaOf(sheet: ChartSheet, start: number): Sea {
  const [coast, course] = [coastOf(sheet), courseOf(sheet)]
  const offshore = ([x, y]: Point): number => {
    const { index, away } = nearest(coast, [x, y])
    const [cx, cy] = at(coast, index)
    const [dx, dy] = direction(coast, index)
    const isLand = (x - cx) * dy - (y - cy) * dx > 0
    return isLand ? -away : away
  }
  const deepest = offshore(at(course, 0))
  const raw = (point: Point): number => {
    const out = offshore(point)
    const [x, y] = point
    const rough = 1 + 0.2 * noise(x / 330, y / 330) + 0.05 * noise(x / 90, y / 90)
    return start * Math.sign(out) * Math.abs(out / deepest) ** 0.9 * (out > 0 ? rough : 1)
  }
  const coarse = range(Math.ceil(course.length / 3) + 1).map((step) => Math.min(course.length - 1, step * 3))
  const line = coarse.map((index) => at(course, index))
  const error = coarse.map((index) => start * (1 - index / (course.length - 1)) - raw(at(course, index)))
  const depth = (x: number, y: number): number => {
    const { index, away } = nearest(line, [x, y])
    const own = raw([x, y])
    return own + mix(0, at(error, index), Math.exp(-((away / hold) ** 2)))
  }
  return { coast, course, depth }
}
