import { seededRandom } from '../../terrain/noise'
import { at, direction, type Point, range } from '../kit/geometry'
import { path, strokes } from '../kit/pen'
import type { ChartSheet } from './sheets'

const whole = Math.round
const line = (points: readonly Point[]) => `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join('L')}`
const polygon = (points: readonly Point[]) => `${line(points)}z`
const polar = ([x, y]: Point, angle: number, radius: number): Point => [
  x + radius * Math.sin((angle * Math.PI) / 180),
  y - radius * Math.cos((angle * Math.PI) / 180),
]
const circle = ([x, y]: Point, radius: number) =>
  `M${whole(x - radius)} ${whole(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** The compass rose: eight points, each half dark, within two rings of degrees. */
export function rose({ at: middle, radius }: ChartSheet['rose']): string {
  const ticks = range(72).map((step): readonly [Point, Point] => [
    polar(middle, step * 5, radius),
    polar(middle, step * 5, radius - (step % 6 === 0 ? 11 : step % 2 === 0 ? 7 : 4)),
  ])
  const points = [45, 135, 225, 315, 0, 90, 180, 270].map((angle, index) => ({
    angle,
    tip: polar(middle, angle, radius * (index < 4 ? 0.56 : 0.84)),
    waist: radius * (index < 4 ? 0.15 : 0.17),
  }))
  const half = (side: 45 | -45) =>
    points.map(({ angle, tip, waist }) => ({ tip, edge: polar(middle, angle + side, waist) }))
  return [
    path(circle(middle, radius) + circle(middle, radius + 5), { stroke: 'ink', fill: 'ground' }),
    path(strokes(ticks), { stroke: 'ink' }),
    ...range(8).map((index) => {
      const [light, dark] = [at(half(-45), index), at(half(45), index)]
      return (
        path(polygon([middle, light.edge, light.tip]), { stroke: 'ink', fill: 'ground' }) +
        path(polygon([middle, dark.edge, dark.tip]), { stroke: 'ink', fill: 'ink' })
      )
    }),
    path(polygon([polar(middle, 0, radius + 24), polar(middle, -14, radius + 9), polar(middle, 14, radius + 9)]), {
      fill: 'ink',
    }),
  ].join('')
}

/** A boat with a lateen sail, as charts had them: its middle on the water at 0. */
export function boat({ at: [x, y], scale }: ChartSheet['boat']): string {
  const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
  return [
    `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">`,
    `<path fill="var(--ground)" ${thick} d="M-34-22Q-6-78 40-104Q44-58 22-20Q-6-26-34-22z"/>`,
    `<path stroke="var(--ink)" vector-effect="non-scaling-stroke" d="M-14-24Q4-62 42-84M8-24Q18-46 42-62"/>`,
    `<path ${thick} d="M-2-14L4-92M-42-18L46-110"/>`,
    `<path fill="var(--rock)" ${thick} d="M-52-20Q-46-8-30 4H30Q46-6 54-24Q26-12 0-12T-52-20z"/>`,
    `<path stroke="var(--lemon)" stroke-width="4" d="M-44-12Q-20-5 0-5T46-13"/>`,
    `<path stroke="var(--water)" stroke-width="2.25" vector-effect="non-scaling-stroke" d="M-62 8h34M-18 8h44M38 8h22M-44 15h26M-6 15h40"/></g>`,
  ].join('')
}

/** The harbour: two moles that reach out from the coast and leave a mouth where the course comes in. */
export interface Harbour {
  quay: Point
  /** Out to sea, and along the coast to the right of who looks there. */
  out: Point
  along: Point
}

export function harbourOf(course: readonly Point[]): Harbour {
  const [dx, dy] = direction(course, course.length - 4)
  return { quay: at(course, course.length - 1), out: [-dx, -dy], along: [dy, -dx] }
}

export const seen = ({ quay, out, along }: Harbour, side: number, far: number): Point => [
  quay[0] + along[0] * side + out[0] * far,
  quay[1] + along[1] * side + out[1] * far,
]

/** Corners of the two moles, from the coast out to sea: a long one that shelters the mouth, and a short one. */
const corners = [
  [
    [1.35, -0.25],
    [1.3, 0.55],
    [0.36, 1.3],
  ],
  [
    [-1.2, -0.25],
    [-0.95, 0.72],
  ],
] as const

export const molesOf = (harbour: Harbour, reach: number): Point[][] =>
  corners.map((mole) => mole.map(([across, far]) => seen(harbour, across * reach, far * reach)))

export const drawMoles = (moles: readonly Point[][]): string =>
  path(moles.map(line).join(''), { stroke: 'ink', width: 8, isQuantity: true })

/** The houses of the town behind the quay, in rows: fewer the further away. */
export function town(harbour: Harbour, reach: number): Point[] {
  const random = seededRandom(17)
  return range(5).flatMap((row) =>
    range(11).flatMap((place) => {
      const side = (place - 5) * reach * 0.3 + (random() - 0.5) * 7
      const far = -reach * (0.34 + row * 0.27) - (random() - 0.5) * 5
      const isKept = random() > 0.08 + row * 0.12 + Math.abs(place - 5) * 0.05
      return isKept && Math.abs(side) > 12 ? [seen(harbour, side, far)] : []
    }),
  )
}

export function drawTown({ along, out }: Harbour, houses: readonly Point[], reach: number): string {
  const random = seededRandom(18)
  const blocks = houses.map(([x, y]) => {
    const [wide, deep] = [reach * (0.07 + 0.05 * random()), reach * (0.06 + 0.035 * random())]
    const corner = (a: number, b: number): Point => [
      x + along[0] * a * wide + out[0] * b * deep,
      y + along[1] * a * wide + out[1] * b * deep,
    ]
    return polygon([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
  })
  return path(blocks.join(''), { fill: 'ground', stroke: 'ink' })
}
