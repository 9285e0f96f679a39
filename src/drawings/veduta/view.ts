import { terrain } from '../../data-model/terrains'
import { etna } from '../../terrain/etna'
import { seededRandom, smoothstep } from '../../terrain/noise'
import type { Sheet } from '../kit/frames'
import { mix, type Point, range } from '../kit/geometry'
import { path, smoothPath, weight } from '../kit/pen'
import type { Spot } from './city'
import { farShore } from './shore'

/** The town from above the sea: via Etnea runs up the sheet, what is far is small, and the mountain closes the view. */
export interface View extends Sheet {
  /** Where piazza Duomo lies. */
  duomo: readonly [number, number]
  /** Where the ground would end, very far away. */
  horizon: number
  /** Units to a kilometre across, at piazza Duomo. */
  kilometre: number
  /** How far before piazza Duomo one stands, in kilometres: the farther, the more it is a map. */
  away: number
  /** How much higher heights are drawn. */
  steep: number
  /** How many slices of the mountain are drawn. */
  slices: number
  /** Units to a parcel: the width of the track. */
  parcel: number
  /** Size of what stands in the town. */
  scale: number
  /** The mountain as one sees it from elsewhere: the sheet has no room to show how far it is. */
  backdrop: Pick<View, 'duomo' | 'kilometre' | 'away' | 'horizon'>
  /** How far along the line out to sea its words stand, and the ferry. */
  label: number
  ferry: number
  /** Where the other lines from the port end. */
  floor: number
  conclusion: Point
  mountain: Point
}

/** Where one looks: 13° west of north, between via Etnea and the summit. */
const looking = (-13 * Math.PI) / 180
const [sine, cosine] = [Math.sin(looking), Math.cos(looking)]

/** Kilometres to the right and ahead, and back to kilometres east and north. */
const turned = ([east, north]: Spot): Spot => [east * cosine - north * sine, east * sine + north * cosine]
const straight = ([right, ahead]: Spot): Spot => [right * cosine + ahead * sine, ahead * cosine - right * sine]

/** A place of the town on the sheet. */
export function seen(view: View, place: Spot): Point {
  return onSheet(view, turned(place))
}

/** How large a thing is that lies so many kilometres ahead of piazza Duomo, against one that lies there. */
const nearness = ({ away }: View, ahead: number) => away / (away + ahead)

/** The view of the mountain. */
const backdropOf = (view: View): View => ({ ...view, ...view.backdrop })

function onSheet(view: View, [right, ahead]: Spot, height = 0): Point {
  const { horizon, kilometre, steep } = view
  const [x, y] = view.duomo
  const near = nearness(view, ahead)
  return [x + right * kilometre * near, horizon + (y - horizon) * near - height * kilometre * near * steep]
}

const massif = terrain.parse({
  page: 'e-commerce-catania',
  seed: 7,
  form: 'etna',
  place: { x: 0, y: 0 },
  roughness: 0.4,
})
const kilometreOfTerrain = 0.0122
/** Etna’s height in kilometres, and where its summit lies from piazza Duomo. */
const summit = { height: 3.4, east: -7.7, north: 27.5 }

/** Rock far away, what grows nearer, and paper towards the town: from so many kilometres on. */
const tones = [
  { from: 14.5, fill: 'rock', line: 'bed-chalk', opacity: 0.55 },
  { from: 9, fill: 'bed-mid', line: 'ink', opacity: 0.4 },
  { from: 5.6, fill: 'bed-light', line: 'ink', opacity: 0.35 },
  { from: 0, fill: 'ground', line: 'ink', opacity: 0.3 },
] as const

/** How far east the coast lies, at so many kilometres north of the town. */
function coastEast(north: number): number {
  const next = farShore.findIndex(([, far]) => far > north)
  const [before, after] = [farShore[Math.max(0, next - 1)], farShore[Math.max(0, next)]]
  if (!before || !after || before === after) return before?.[0] ?? 0
  return mix(before[0], after[0], (north - before[1]) / (after[1] - before[1]))
}

/** How far from the coast the flanks have risen to their height. Kilometres. */
const foreshore = 4

/** Where the colored flanks end and paper begins, down the sheet. */
export function flanksEnd(town: View): number {
  return onSheet(backdropOf(town), [0, tones[2].from])[1]
}

/** The flanks at so many kilometres ahead, from the left edge of the sheet to the coast. */
function outlineAt(view: View, ahead: number, heightAt: (x: number, y: number) => number): Point[] {
  const kilometre = view.kilometre * nearness(view, ahead)
  const [left, right] = [-view.bleed - 20, view.width + view.bleed + 20]
  const outline: Point[] = []
  let before = { aside: 0, inland: 0 }
  for (let x = left; x <= right; x += 12) {
    const aside = (x - view.duomo[0]) / kilometre
    const [east, north] = straight([aside, ahead])
    const inland = coastEast(north) - east
    if (inland < 0) {
      const share = before.inland / (before.inland - inland)
      return [...outline, onSheet(view, [mix(before.aside, aside, share), ahead])]
    }
    const above = heightAt((east - summit.east) * kilometreOfTerrain, -(north - summit.north) * kilometreOfTerrain)
    outline.push(onSheet(view, [aside, ahead], above * smoothstep(0, foreshore, inland) * summit.height))
    before = { aside, inland }
  }
  return outline
}

/** Etna’s flanks, from beyond the summit down to the town: slices painted one before the other. */
export function mountain(town: View): string {
  const view = backdropOf(town)
  const heightAt = etna(massif, seededRandom(massif.seed), 0.3)
  const [first, last] = [nearness(view, 30), nearness(view, 3.2)]
  const slices = range(view.slices).map((slice) => {
    // Evenly spaced where they are seen, not where they lie.
    const share = first + (last - first) * (slice / (view.slices - 1)) ** 1.4
    const ahead = view.away / share - view.away
    const outline = outlineAt(view, ahead, heightAt)
    return { ahead, outline, bottom: Math.round(onSheet(view, [0, ahead])[1]) }
  })
  return slices
    .map(({ ahead, outline, bottom }, slice) => {
      // A slice reaches down to the ground of the next one, so that no paper shows between them where the land is flat.
      const next = slices[slice + 1] ?? { outline, bottom }
      const [start, end] = [next.outline[0], next.outline.at(-1)]
      if (!start || !end) return ''
      const ridge = smoothPath(outline, 30)
      const { fill, line, opacity } = tones.find(({ from }) => ahead >= from) ?? tones[3]
      const filled = `${ridge}L${Math.round(end[0])} ${next.bottom}L${Math.round(start[0])} ${next.bottom}z`
      return path(filled, { fill }) + path(ridge, { stroke: line, opacity })
    })
    .join('')
}

/** Ash over the summit: it drifts towards the sea, wider and wider. */
export function plume(town: View): string {
  const view = backdropOf(town)
  const [x, y] = onSheet(view, turned([summit.east, summit.north]), summit.height * 0.96)
  const size = view.kilometre / 300
  // One cloud: rings first, then what they enclose, and again smaller, as contour lines of its thickness.
  const cloud = (share: number) =>
    range(10)
      .flatMap((step) => {
        const t = step / 9
        return [-1, 0.1, 1].map((side, index) => {
          const radius = (6 + 26 * t + 5 * t * Math.sin(step * 2.4 + index * 1.9)) * size
          const [cx, cy] = [x + 320 * size * t ** 1.35 + side * 14 * t, y - 44 * size * t ** 0.5 + side * radius * 0.8]
          return circle(cx, cy, radius * share)
        })
      })
      .join('')
  const line = (share: number) => ({
    stroke: 'ink',
    opacity: share === 1 ? 0.8 : 0.4,
    width: share === 1 ? weight.thick : weight.thin,
  })
  return [1, 0.84, 0.68]
    .map((share) => path(cloud(share), line(share)) + path(cloud(share), { fill: 'ground' }))
    .join('')
}

const circle = (x: number, y: number, radius: number) => {
  const r = Math.round(radius)
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}
