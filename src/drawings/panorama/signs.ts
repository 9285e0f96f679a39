import type { Point } from '../../terrain/line-path'
import { curveThrough, mix, range } from '../kit/geometry'
import { path, smoothPath, strokes, weight } from '../kit/pen'

/** Drawn around their point, which stands at 0. */
function placed([x, y]: Point, scale: number, content: string): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})">${content}</g>`
}

/** A boat under a lateen sail, its waterline at 0, about 130 units high. */
const boatShapes = {
  sail: 'M-52-24L62-132Q66-62 47-9Q-4-21-52-24z',
  seams: 'M-24-50Q10-36 52-34M4-77Q34-66 57-66M30-102Q46-96 60-98',
  spars: 'M-60-16L68-138M2 2L10-84',
  hull: 'M-62-5Q-54 14-40 17H44Q62 10 74-13Q44-3 4-3T-62-5z',
  plank: 'M-57 3Q-30 9 6 8T66-2',
}

export const boat = (at: Point, scale: number) =>
  placed(
    at,
    scale,
    path(boatShapes.sail, { fill: 'ground', stroke: 'ink', width: weight.thick }) +
      path(boatShapes.seams, { stroke: 'ink', opacity: 0.5 }) +
      path(boatShapes.hull, { fill: 'rock', stroke: 'ink', width: weight.thick }) +
      path(boatShapes.plank, { stroke: 'lemon', width: weight.thick }) +
      path(boatShapes.spars, { stroke: 'ink', width: weight.thick }),
  )

/** A landing stage, its shore end at 0: it runs out to the left. */
export const pier = (at: Point, scale: number) =>
  placed(
    at,
    scale,
    path('M0-4H-58V3H0z', { fill: 'ground', stroke: 'ink', width: weight.thick }) +
      path('M-12 3v13M-32 3v13M-52 3v13', { stroke: 'ink', width: weight.thick }),
  )

/** A hut, its threshold at 0. */
export const hut = (at: Point, scale: number) =>
  placed(
    at,
    scale,
    path('M-15 0V-17H15V0z', { fill: 'ground', stroke: 'ink', width: weight.thick }) +
      path('M-21-15L0-33L21-15z', { fill: 'lemon', stroke: 'ink', width: weight.thick }) +
      path('M-4 0v-10h8V0', { stroke: 'ink', width: weight.thick }),
  )

/** A flag, its foot at 0. */
export const flag = (at: Point, scale: number) =>
  placed(
    at,
    scale,
    path('M0 0V-46', { stroke: 'ink', width: weight.thick }) +
      path('M0-46L30-37L0-27z', { fill: 'lemon', stroke: 'ink', width: weight.thick }),
  )

/** Half axes of the crater's rim; below it the foot of the cone, and the bottom of its breach. */
const rim = { across: 40, up: 12 }
const cone = { height: 84, breach: 60 }

/**
 * A side cone whose crater is breached in front: water runs out of it. The middle of its rim stands at 0.
 * @param foot where its right side meets the flank it stands on
 */
export function crater(at: Point, scale: number, foot: Point = [96, 84]): string {
  const { across, up } = rim
  const [x, y] = foot.map(Math.round)
  // On a steep mountain the cone is slender, too.
  const [start, low] = [-Math.min(100, Math.round(1.3 * foot[0])), cone.height]
  const left = `M${-across} 0L${start} ${low}`
  const right = `M${across} 0L${x} ${y}`
  const body = `${left}Q0 ${low + 20} ${x} ${y}L${across} 0z`
  const ring = `M${-across} 0A${across} ${up} 0 0 1 ${across} 0A${across} ${up} 0 0 1 ${-across} 0z`
  // Down both slopes, the outermost a little inside them.
  const slopes = [
    [-across, start],
    [across, foot[0]],
  ] as const
  const ribs = [0.4, 0.6, 0.8].flatMap((part) =>
    slopes.map(([above, below]): readonly [Point, Point] => [
      [part * mix(above, below, 0.36), 30],
      [part * mix(above, below, 0.74), 62],
    ]),
  )
  const breach = [`M-22 ${up - 3}L-8 ${cone.breach}`, `M22 ${up - 3}L8 ${cone.breach}`]
  return placed(
    at,
    scale,
    path(body, { fill: 'ground' }) +
      path(left + right, { stroke: 'ink', width: weight.thick }) +
      path(strokes(ribs), { stroke: 'ink' }) +
      path(ring, { fill: 'rock', stroke: 'ink', width: weight.thick }) +
      path(`${breach[0]}H8L22 ${up - 3}z`, { fill: 'rock' }) +
      path(breach.join(''), { stroke: 'ink', width: weight.thick }),
  )
}

/** Five lines of water from the breach of a crater to the sea. */
export function stream([x, y]: Point, shore: number, scale: number): string {
  const lines = range(5).map((line) => {
    const [out, down] = [(line - 2) * 7 * scale, shore - y]
    const points: Point[] = [
      [x + out * 0.3, y + 8 * scale],
      [x + out * 0.5, y + 62 * scale],
      [x + out + 6 * scale, y + down * 0.28],
      [x + out - 18 * scale, y + down * 0.55],
      [x + out * 1.2 + 10 * scale, y + down * 0.8],
      [x + out * 1.5, shore],
    ]
    return smoothPath(curveThrough(points, 8), 26)
  })
  return path(lines.join(''), { stroke: 'stream', width: 3 * scale, isQuantity: true })
}
