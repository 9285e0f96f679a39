import { cutRing, rings } from '../../terrain/contour-lines'
import { linePath } from '../../terrain/line-path'
import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'
import { mix, type Point, range } from '../kit/geometry'
import { path, weight } from '../kit/pen'

export interface Petal {
  /** Where it grows from, and which way, in degrees. */
  from: Point
  angle: number
  length: number
  /** Half its width, as a share of its length. */
  width: number
  /** How far its tip bends sideways, as a share of its length. */
  bend: number
  seed: number
}

/** From the petal's own measure (along, across) to the sheet. */
export function onSheet({ from, angle }: Pick<Petal, 'from' | 'angle'>, [along, across]: Point): Point {
  const turn = (angle * Math.PI) / 180
  return [
    from[0] + along * Math.cos(turn) - across * Math.sin(turn),
    from[1] + along * Math.sin(turn) + across * Math.cos(turn),
  ]
}

/** Half the width at a share of the length: narrow at the foot, broad beyond the middle, round at the tip. */
const halfWidth = ({ length, width }: Petal, share: number) =>
  length * width * 1.3 * share ** 0.55 * Math.max(0, 1 - share ** 2.5) ** 0.56

function shape(petal: Petal) {
  const noise = seededNoise(seededRandom(petal.seed))
  const middle = (share: number) => petal.bend * petal.length * share * share
  const reach = (share: number, side: number) =>
    halfWidth(petal, share) * (1 + 0.06 * side * noise(share * 3, side * 5))
  return { noise, middle, reach }
}

function outline(petal: Petal): Point[] {
  const { middle, reach } = shape(petal)
  const edge = (side: 1 | -1) =>
    range(36).map((step): Point => {
      const share = Math.sin((step / 35) * (Math.PI / 2))
      return onSheet(petal, [share * petal.length, middle(share) + side * reach(share, side)])
    })
  return [...edge(1), ...edge(-1).reverse().slice(1)]
}

/** Height of the petal, 0 at its edge and about 1 at its fullest, with a groove along its foot. */
function height(petal: Petal) {
  const { noise, middle, reach } = shape(petal)
  return (along: number, across: number): number => {
    const share = along / petal.length
    if (share <= 0.02 || share >= 1) return -0.2
    const off = across - middle(share)
    const side = Math.abs(off) / reach(share, Math.sign(off))
    if (side > 1.15) return -0.2
    const arch = Math.sin(Math.PI * share ** 1.6) ** 0.85
    const groove =
      0.3 * Math.exp(-((side / 0.17) ** 2)) * smoothstep(0, 0.2, share) * (1 - smoothstep(0.4, 0.72, share))
    const fold =
      0.05 * noise(Math.sign(off) * side * 2.6 + 11, share * 1.1) * Math.sin(Math.PI * share) * (1 - side * side)
    return (0.12 + 0.88 * arch) * (1 - side ** 2.4) * (1 - groove) + fold
  }
}

/** A petal as a map: its outline, filled, and a contour line every half millimetre. */
export function drawPetal(petal: Petal, levels: number): string {
  const cell = Math.max(3, petal.length / 64)
  const margin = petal.length * 0.55
  const [columns, rows] = [Math.ceil((petal.length * 1.2) / cell), Math.ceil((2 * margin) / cell)]
  const heightAt = height(petal)
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt(
      ((index % columns) + 0.5) * cell - petal.length * 0.05,
      (Math.floor(index / columns) + 0.5) * cell - margin,
    ),
  )
  const grid = { columns, rows, cell, margin: 0, heights }
  const spacing = mix(12, 24, petal.length / 370)
  const lines = range(levels).flatMap((level) =>
    rings(grid, 0.06 + (0.9 * level) / levels)
      .filter(({ ring }) => ring.length > 16)
      .flatMap(({ ring }) => cutRing(ring, () => true))
      .map(({ points, closed }) => {
        const placed = points.map(([x, y]) => onSheet(petal, [x - petal.length * 0.05, y - margin]))
        return linePath({ points: placed, closed }, spacing)
      }),
  )
  const edge = linePath({ points: outline(petal), closed: true }, spacing)
  return (
    path(edge, { fill: 'petal', stroke: 'pen', width: weight.thick }) +
    path(lines.join(''), { stroke: 'pen', opacity: 0.62 })
  )
}

/** A leaf with its veins: its middle is bent, its tip beyond the petals. */
export function drawLeaf(petal: Petal): string {
  const middle = (share: number) => petal.bend * petal.length * share * share
  const reach = (share: number) => petal.length * petal.width * Math.sin(Math.PI * share ** 0.86) ** 0.95
  const at = (share: number, side: number) =>
    onSheet(petal, [share * petal.length, middle(share) + side * reach(share)])
  const shares = range(25).map((step) => step / 24)
  const edge = [
    ...shares.map((share) => at(share, 1)),
    ...shares
      .map((share) => at(share, -1))
      .reverse()
      .slice(1),
  ]
  const veins = range(15).flatMap((step) =>
    [1, -1].map((side) => {
      const start = 0.4 + step * 0.036
      const vein = range(7)
        .map((part) => part / 6)
        .map((part): Point => at(Math.min(0.98, start + 0.17 * part ** 1.35), side * part * 0.92))
      return linePath({ points: vein, closed: false }, 22)
    }),
  )
  const rib = shares.filter((share) => share > 0.4 && share < 0.98).map((share) => at(share, 0))
  return [
    path(linePath({ points: edge, closed: true }, 28), { fill: 'rock', stroke: 'pen', width: weight.thick }),
    path(veins.join(''), { stroke: 'vein', opacity: 0.7 }),
    path(linePath({ points: rib, closed: false }, 40), { stroke: 'vein', width: weight.thick }),
  ].join('')
}
