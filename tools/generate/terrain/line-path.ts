export type Point = readonly [number, number]

export interface Line {
  points: Point[]
  closed: boolean
}

/**
 * Distance between the points of a terrain's curve, in units. With wider distances the curve looks stiff; with narrower
 * ones the file only grows.
 */
const terrainSpacing = 17

export function lineLength({ points }: Line): number {
  return points.reduce((length, [x, y], index) => {
    const previous = points[index - 1]
    return previous ? length + Math.hypot(x - previous[0], y - previous[1]) : length
  }, 0)
}

/** The same line with points at equal distances; a closed line does not repeat its first point. */
function resample(line: Line, spacing: number): Point[] {
  const { points, closed } = line
  const total = lineLength(line)
  const spans = Math.max(closed ? 8 : 3, Math.round(total / spacing))
  const result: Point[] = []
  let walked = 0
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]]
    if (!a || !b) continue
    const step = Math.hypot(b[0] - a[0], b[1] - a[1])
    while (result.length < spans && (result.length * total) / spans <= walked + step && step > 0) {
      const t = ((result.length * total) / spans - walked) / step
      result.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])])
    }
    walked += step
  }
  const last = points.at(-1)
  return closed || !last ? result : [...result, last]
}

/** Takes the sharpest turns out of a line: each point moves half-way to the middle of its neighbours. */
function rounded(points: Point[], closed: boolean): Point[] {
  return points.map(([x, y], index): Point => {
    const before = closed ? points.at(index - 1) : points[index - 1]
    const after = points[index + 1] ?? (closed ? points[0] : undefined)
    if (!before || !after) return [x, y]
    return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
  })
}

const pair = (x: number, y: number, first: boolean) => `${first || x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`

/**
 * Path data of a smooth line: a quadratic B-spline in relative coordinates.
 *
 * The curve passes through the middle between neighbouring points. Points are rounded to even numbers, so that the
 * middles are whole and SVG's `t` finds each next control point by itself, exactly: two short numbers a point.
 */
export function linePath(line: Line, spacing = terrainSpacing): string {
  const { closed } = line
  const even = rounded(resample(line, spacing), closed).map(
    ([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)],
  )
  const [first, second] = even
  if (!first || !second) return ''
  const controls = closed ? [...even, first, second] : even
  const middles = controls.slice(1).map(([x, y], index): Point => {
    const [px, py] = controls[index] ?? [x, y]
    return [(px + x) / 2, (py + y) / 2]
  })
  const [start, next] = middles
  if (!start || !next) return ''
  const steps = middles.slice(2).map(([x, y], index) => {
    const [px, py] = middles[index + 1] ?? [x, y]
    return pair(x - px, y - py, index === 0)
  })
  const turn =
    pair(second[0] - start[0], second[1] - start[1], true) + pair(next[0] - start[0], next[1] - start[1], false)
  return `M${pair(start[0], start[1], true)}q${turn}${steps.length > 0 ? 't' : ''}${steps.join('')}${closed ? 'z' : ''}`
}
