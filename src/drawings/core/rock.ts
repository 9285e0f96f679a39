import { seededNoise, seededRandom } from '../../terrain/noise'
import { mix, range } from '../kit/geometry'
import { path, weight } from '../kit/pen'
import { type Body, bulge, onSheet, outline, type Piece } from './body'
import type { ShownCore } from './fields'

const noise = seededNoise(seededRandom(8))

/** The face of a flow, uneven as lava is. The foot of the core is broken off. */
const border =
  ({ sheet, month }: Body, months: number, index: number) =>
  (across: number) =>
    months * month -
    bulge(sheet, across) +
    (index === 0 ? 16 * noise(across * 2.6, 9) : 5 * noise(across * 1.7, index * 3)) * (sheet.radius / 160)

interface Flow {
  from: (across: number) => number
  to: (across: number) => number
  index: number
}

/** The flows of the core, from its foot to its head. */
export function flowsOf(section: ShownCore, body: Body): Flow[] {
  const borders = [...section.versions.map(({ from }) => from), section.length].map((months, index) =>
    index === section.versions.length
      ? (across: number) => months * body.month - bulge(body.sheet, across)
      : border(body, months, index),
  )
  return section.versions.flatMap((_version, index): Flow[] => {
    const [from, to] = [borders[index], borders[index + 1]]
    return from && to ? [{ from, to, index }] : []
  })
}

const steps = range(33).map((step) => Math.sin(((step - 16) / 16) * (Math.PI / 2)))

/** A value cut off where a piece ends. */
const within = ({ fault }: Body, piece: Piece, along: number, across: number) =>
  piece === 'foot' ? Math.min(along, fault(across)) : Math.max(along, fault(across))

/** What lies between two borders in a piece of the core. */
function shape(body: Body, { from, to }: Pick<Flow, 'from' | 'to'>, piece: Piece): string {
  const cut = (edge: Flow['from']) => (across: number) =>
    onSheet(body, within(body, piece, edge(across), across), across, piece)
  const kept = steps.filter(
    (across) => within(body, piece, to(across), across) > within(body, piece, from(across), across) + 0.5,
  )
  if (kept.length < 2) return ''
  return `${outline([...kept.map(cut(to)), ...[...kept].reverse().map(cut(from))])}z`
}

/** Columns, as cooling cracks basalt: joints from face to face, and short breaks across them. */
function joints(body: Body, flow: Flow, piece: Piece): string {
  const random = seededRandom(70 + flow.index)
  const lanes = range(12).map((line) => Math.sin(((line - 5.5) / 6.4) * (Math.PI / 2)))
  return lanes
    .map((across, lane) => {
      const [from, to] = [flow.from(across), flow.to(across)]
      const start = within(body, piece, mix(from, to, 0.05 + 0.07 * random()), across)
      const end = within(body, piece, mix(from, to, 0.66 + 0.22 * random()), across)
      if (end - start < 24) return ''
      const next = lanes[lane + 1] ?? across
      const breaks = range(Math.round((end - start) / 170) + 1).map(() => {
        const along = mix(start, end, random())
        const reach = mix(across, next, 0.96)
        const far = within(body, piece, along + 3, reach)
        return outline([onSheet(body, along, across, piece), onSheet(body, far, reach, piece)])
      })
      return outline([start, end].map((along) => onSheet(body, along, across, piece))) + breaks.join('')
    })
    .join('')
}

/** Gas that did not get out: bubbles towards the upper face of a flow. */
function bubbles(body: Body, flow: Flow, piece: Piece): string {
  const random = seededRandom(30 + flow.index)
  return range(Math.round(body.sheet.bubbles * (0.6 + 0.8 * random())))
    .map(() => {
      const across = 0.93 * (2 * random() - 1)
      const [from, to] = [flow.from(across), flow.to(across)]
      const deep = Math.min(to - from, 90) * random() ** 1.8
      const [along, radius] = [to - 9 - deep * 0.9, (1.6 + 3.4 * random()) * (body.sheet.radius / 160)]
      const isOn = piece === 'foot' ? along < body.fault(across) - 8 : along > body.fault(across) + 8
      if (!isOn || along < from + 8) return ''
      const [x, y] = onSheet(body, along, across, piece).map(Math.round)
      const [rx, ry] = body.sheet.isUpright ? [radius * 1.5, radius] : [radius, radius * 1.5]
      const [a, b] = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry))]
      return `M${(x ?? 0) - a} ${y ?? 0}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0`
    })
    .join('')
}

/** Dark and lighter flows in turn, and the ink of their signs. */
const looks = [
  { fill: 'rock', ink: 'bed-chalk' },
  { fill: 'bed-mid', ink: 'ink' },
] as const

/** Lines along the edges, closer and closer: the core is round. */
function roundness(body: Body, all: Flow, piece: Piece): string {
  return [-0.985, -0.95, -0.9, -0.83, 0.83, 0.9, 0.95, 0.985]
    .map((across) =>
      outline(
        [all.from(across) + 4, all.to(across) - 4].map((along) =>
          onSheet(body, within(body, piece, along, across), across, piece),
        ),
      ),
    )
    .join('')
}

/** The core in its two pieces: flows, what cooling left in them, and the outline. */
export function drawRock(flows: readonly Flow[], body: Body): string {
  const [first, last] = [flows[0], flows.at(-1)]
  if (!first || !last) return ''
  const whole: Flow = { from: first.from, to: last.to, index: -1 }
  return (['foot', 'head'] as const)
    .map((piece) =>
      [
        ...flows.map((flow) => {
          const { fill, ink } = looks[flow.index % 2] ?? looks[0]
          return (
            path(shape(body, flow, piece), { fill, stroke: 'ink' }) +
            path(joints(body, flow, piece), { stroke: ink, opacity: 0.32 }) +
            path(bubbles(body, flow, piece), { stroke: ink, opacity: 0.55 })
          )
        }),
        path(roundness(body, whole, piece), { stroke: 'ink', opacity: 0.35 }),
        path(shape(body, whole, piece), { stroke: 'ink', width: weight.thick }),
      ].join(''),
    )
    .join('')
}
