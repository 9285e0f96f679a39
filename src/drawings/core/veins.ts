import { seededNoise, seededRandom } from '../../terrain/noise'
import { mix, type Point, range } from '../kit/geometry'
import { path, smoothPath } from '../kit/pen'
import { type Body, bulge, onSheet } from './body'
import type { ShownCore } from './fields'

const noise = seededNoise(seededRandom(15))

export interface Vein {
  /** What is drawn of it: one line, or one on each side of the fault. */
  lines: Point[][]
  /** Where it comes in, at the edge of the core. */
  start: Point
  /** Where it comes out, on the face of the head. */
  end: Point
}

/** The veins: each comes in at the edge, where it was written, and runs to the head of the core. */
export function veinsOf(section: ShownCore, body: Body): Vein[] {
  const { sheet, month, fault } = body
  return section.veins.map(({ from, isCut }, index) => {
    const start = from * month
    const head = section.length * month
    const lane = mix(-0.6, 0.6, section.veins.length === 1 ? 0.5 : index / (section.veins.length - 1))
    const last = head - bulge(sheet, lane) + sheet.vein
    const bend = Math.min(1.3 * sheet.radius, last - start)
    const across = (along: number) => {
      const t = Math.min(1, Math.max(0, (along - start) / bend))
      return mix(1, lane + 0.1 * noise(along / 150, index * 5) * t, 1 - (1 - t) ** 2.4)
    }
    const end = isCut ? last : last + sheet.gap
    const way = range(Math.ceil((end - start) / 8) + 1).map((step) => Math.min(end, start + step * 8))
    const isBelow = (along: number) => along < fault(across(along))
    // What holds is not moved by the slip: it runs on over the fault as if there were none.
    const healed = (along: number): Point => {
      const [forward, sideways] = [sheet.gap, sheet.slip / sheet.radius]
      return onSheet(
        body,
        along - (isBelow(along) ? 0 : forward),
        across(along) - (isBelow(along) ? 0 : sideways),
        isBelow(along) ? 'foot' : 'head',
      )
    }
    const [below, above] = [way.filter(isBelow), way.filter((along) => !isBelow(along))]
    const lines = isCut
      ? [
          below.map((along) => onSheet(body, along, across(along))),
          above.map((along) => onSheet(body, along, across(along), 'head')),
        ]
      : [way.map(healed)]
    return {
      lines: lines.filter((line) => line.length > 1),
      start: onSheet(body, start, 1, isBelow(start) ? 'foot' : 'head'),
      end: lines.at(-1)?.at(-1) ?? onSheet(body, last, lane, 'head'),
    }
  })
}

/** Lemon in the dark rock, in a casing. */
export function drawVeins(veins: readonly Vein[], { sheet }: Body): string {
  const data = veins.flatMap(({ lines }) => lines.map((line) => smoothPath(line, 22))).join('')
  const line = { isQuantity: true } as const
  return (
    path(data, { ...line, stroke: 'casing', width: sheet.vein + 5 }) +
    path(data, { ...line, stroke: 'lemon', width: sheet.vein })
  )
}
