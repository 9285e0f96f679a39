import { seededNoise, seededRandom } from '../../terrain/noise'
import { distance, mix, type Point, range } from '../kit/geometry'
import { type Area, type Obstacle, touches } from '../kit/obstacles'
import { path } from '../kit/pen'
import type { Park } from './parks'

interface Tree {
  at: Point
  radius: number
}

const sizes = [12, 17, 23] as const
const tenth = (value: number) => Math.round(value * 10) / 10

/** Crown of a tree from above, drawn from its left point. */
function crown(radius: number): string {
  const lobes = Math.round(radius / 2.4)
  const bow = tenth(radius * Math.sin(Math.PI / lobes) * 1.12)
  const corner = (step: number): Point => {
    const angle = Math.PI + (2 * Math.PI * step) / lobes
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }
  const arcs = range(lobes).map((step) => {
    const [from, to] = [corner(step), corner(step + 1)]
    return `a${bow} ${bow} 0 0 1 ${tenth(to[0] - from[0])} ${tenth(to[1] - from[1])}`
  })
  return `${arcs.join('')}z`
}

const crowns = new Map<number, string>(sizes.map((radius) => [radius, crown(radius)]))

/** Trees in rows along the paved path, as a plan draws them. */
function avenue({ plan, paving, place }: Park): Tree[] {
  return plan.slice(1).flatMap((to, index) => {
    const from = plan[index] ?? to
    const length = distance(from, to)
    const count = Math.floor((length - 2 * place) / 58)
    return range(count + 1).flatMap((step) =>
      [-1, 1].map((side): Tree => {
        const t = (place + ((length - 2 * place) * step) / count) / length
        const off = side * (paving / 2 + 22)
        const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
        return { at: [mix(from[0], to[0], t) - dy * off, mix(from[1], to[1], t) + dx * off], radius: 12 }
      }),
    )
  })
}

/** Trees that nobody planned, in woods. */
function woods({ sheet }: Park): Tree[] {
  const [random, thick] = [seededRandom(12), seededNoise(seededRandom(8))]
  return range(700).flatMap((): Tree[] => {
    const at: Point = [mix(-sheet.bleed, sheet.width + sheet.bleed, random()), mix(10, sheet.height - 10, random())]
    const size = sizes[Math.floor(random() * 3)] ?? 17
    return thick(at[0] / 260, at[1] / 260) > 0.05 ? [{ at, radius: size }] : []
  })
}

/** The trees of a park: where no path, no track, no words and no other tree stands. */
export function trees(park: Park, walked: readonly Obstacle[], words: readonly Area[]): string {
  const isFree = ({ at: [x, y], radius }: Tree, spare: number) => {
    const box: Area = [x - radius, y - radius, x + radius, y + radius]
    const near = words.some(([left, top, right, bottom]) =>
      touches([left - spare, top - spare, right + spare, bottom + spare], { at: [x, y], radius }),
    )
    return !near && !walked.some((obstacle) => touches(box, { ...obstacle, radius: obstacle.radius + spare / 3 }))
  }
  const planted: Tree[] = []
  for (const [tree, spare] of [
    ...avenue(park).map((one) => [one, 10] as const),
    ...woods(park).map((one) => [one, 26] as const),
  ]) {
    const isCrowded = planted.some((other) => distance(other.at, tree.at) < other.radius + tree.radius + 3)
    if (!isCrowded && isFree(tree, spare)) planted.push(tree)
  }
  const drawn = (shift: number) =>
    planted
      .map(
        ({ at: [x, y], radius }) =>
          `M${Math.round(x - radius) + shift} ${Math.round(y) + shift}${crowns.get(radius) ?? ''}`,
      )
      .join('')
  return path(drawn(6), { fill: 'rock' }) + path(drawn(0), { fill: 'ground', stroke: 'ink' })
}
