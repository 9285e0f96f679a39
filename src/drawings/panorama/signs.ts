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

/** Half axes of the crater's rim, and the angles, in degrees, between which it has broken open towards who looks at it. */
const rim = { across: 54, up: 21 }
const breach = [62, 118] as const

const onRim = (degrees: number, part = 1): Point => {
  const angle = (degrees * Math.PI) / 180
  return [rim.across * part * Math.cos(angle), rim.up * part * Math.sin(angle)]
}

/**
 * A cone whose crater has broken open: water runs out of it. The middle of its rim stands at 0.
 * @param foot where its right side meets the flank it stands on
 */
export function crater(at: Point, scale: number, foot: Point = [104, 60]): string {
  const edge = range(31).map((step) => onRim(mix(breach[1], breach[0] + 360, step / 30)))
  const data = (points: readonly Point[]) => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')
  const hachures = range(14).map((step): readonly [Point, Point] => {
    const angle = mix(breach[1] + 8, breach[0] + 352, step / 13)
    return [onRim(angle, 0.96), onRim(angle, 0.66)]
  })
  const right = foot.map(Math.round).join(' ')
  return placed(
    at,
    scale,
    path(`M-54 0L-40 40L${right}L54 0z`, { fill: 'rock' }) +
      path(`M54 0L${right}`, { stroke: 'ink', width: weight.thick }) +
      path(`M${data(edge)}L0 6z`, { fill: 'hollow' }) +
      path(`M${data(edge)}`, { stroke: 'ink', width: weight.thick }) +
      path(strokes(hachures), { stroke: 'ink' }),
  )
}

/** Five lines of water from the breach of a crater to the sea. */
export function stream([x, y]: Point, shore: number, scale: number): string {
  const lines = range(5).map((line) => {
    const [out, down] = [(line - 2) * 7 * scale, shore - y]
    const points: Point[] = [
      [x + out * 0.8, y + 8 * scale],
      [x + out + 6 * scale, y + down * 0.28],
      [x + out - 18 * scale, y + down * 0.55],
      [x + out * 1.2 + 10 * scale, y + down * 0.8],
      [x + out * 1.5, shore],
    ]
    return smoothPath(curveThrough(points, 8), 26)
  })
  return path(lines.join(''), { stroke: 'stream', width: 3 * scale, isQuantity: true })
}
