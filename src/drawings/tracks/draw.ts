import { linePath } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import { type Hand, type Hands, handPlaces, roomsOf } from '../kit/by-hand'
import type { Drawing, Frame } from '../kit/drawing'
import { at, mix, type Point, range } from '../kit/geometry'
import { ground } from '../kit/ground'
import type { Mark } from '../kit/mark'
import { lineObstacles, type Obstacle } from '../kit/obstacles'
import { group, leaders, path, smoothPath, strokes, weight } from '../kit/pen'
import { water } from '../kit/water'
import type { ShownTracks } from './fields'
import { type Park, parks } from './parks'
import { trees } from './trees'
import { gaugeOf, roadOutline, type Walked, type Walks, walksOf } from './walk'

/** The paved path of the plan: square corners, round places, joints. */
function paving({ plan, paving: width }: Park): string {
  const data = `M${plan.map(([x, y]) => `${x} ${y}`).join('L')}`
  const line = (stroke: string, thick: number, more = '') =>
    `<path stroke="var(--${stroke})" stroke-width="${thick}" stroke-linejoin="miter" stroke-linecap="butt"${more} d="${data}"/>`
  return [
    line('ink', width + 3, ' data-line=""'),
    line('ground', width),
    line('ink', width, ' stroke-opacity=".3" stroke-dasharray="1 15"'),
  ].join('')
}

/** A round place: gate, second corner or end. */
function round([x, y]: Point, radius: number): string {
  const circle = (reach: number, more: string) =>
    `<circle cx="${x}" cy="${y}" r="${reach}" stroke="var(--ink)" vector-effect="non-scaling-stroke"${more}/>`
  return (
    circle(radius, ' fill="var(--ground)" stroke-width="2.25"') + circle(radius * 0.74, '') + circle(radius * 0.2, '')
  )
}

const shoreNoise = seededNoise(seededRandom(31))

function pondRing({ pond: { at, reach } }: Park): Point[] {
  return range(41).map((step): Point => {
    const angle = ((step % 40) / 40) * 2 * Math.PI
    const strength = 1 + 0.16 * shoreNoise(1.2 * Math.cos(angle), 1.2 * Math.sin(angle))
    return [at[0] + reach[0] * strength * Math.cos(angle), at[1] + reach[1] * strength * Math.sin(angle)]
  })
}

function pond(park: Park): string {
  const ring = pondRing(park)
  const [, y] = park.pond.at
  const rows = water({
    from: y - park.pond.reach[1] * 0.9,
    to: y + park.pond.reach[1],
    gap: 10,
    seed: 4,
    stretches: (row) => {
      const shore = ring.flatMap(([x, from], index): number[] => {
        const [nextX, to] = at(ring, index + 1)
        return from < row !== to < row ? [mix(x, nextX, (row - from) / (to - from))] : []
      })
      return shore.length < 2 ? [] : [[Math.min(...shore) + 8, Math.max(...shore) - 10]]
    },
  })
  return group(
    'pond',
    path(linePath({ points: ring, closed: true }, 22), { fill: 'rock' }) +
      path(rows, { stroke: 'bed-mid', opacity: 0.7 }),
  )
}

const ways = ['road', 'cut', 'plan'] as const

function marks(section: ShownTracks): Mark[] {
  const mark = (id: string, words: Mark['words']): Mark => ({ id, words, at: [0, 0], radius: 0 })
  const counted = ways.map((way) => {
    const { ordersText, name, text } = section[way]
    return mark(way, { [way === 'road' ? 'total' : 'figure']: ordersText, name, text })
  })
  return [
    mark('gate', { name: section.gate }),
    ...section.corners.map((name, order) => mark(`corner-${order}`, { name })),
    mark('arrival', { name: section.arrival }),
    ...counted,
  ]
}

/** Places of all labels: words that are counted stand at the end of the line across. */
function handsOf(walks: Walks, { hands, gauges }: Park): Hands {
  const counted = ways.map((way): [string, Hand] => {
    const { share, end, hand } = gauges[way]
    const [x, y] = gaugeOf(walks[way], share)[end]
    return [way, { ...hand, x: x + hand.x, y: y + hand.y }]
  })
  return { ...hands, ...Object.fromEntries(counted) }
}

const relief = seededNoise(seededRandom(19))

/** What labels and trees keep clear of: every track, the plan's path with its round places, the pond's shore. */
function obstaclesOf({ road, cut, plan }: Walks, park: Park): Obstacle[] {
  const bundle = ({ way, half }: Walked): Obstacle[] =>
    way.flatMap((point, index) => (index % 3 === 0 ? [{ at: point, radius: half(index) }] : []))
  return [
    ...bundle(road),
    ...bundle(cut),
    ...lineObstacles(plan.way, park.paving / 2 + 2),
    ...lineObstacles(pondRing(park), 6),
    ...[0, 2, 5].map((order) => ({ at: at(park.plan, order), radius: park.place })),
  ]
}

/** The road that the orders made, and the tracks that cut across. */
function walked({ road, cut, plan }: Walks): string {
  const tracks = (way: Walked) => way.tracks.map((track) => smoothPath(track, 44)).join('')
  const outline = linePath({ points: roadOutline(road), closed: true }, 20)
  return [
    group(
      'desire-path',
      path(outline, { fill: 'lemon', stroke: 'casing', width: weight.thick, isLine: true }) +
        path(tracks(road), { stroke: 'casing' }),
    ),
    path(tracks(cut) + tracks(plan), { stroke: 'ink', isLine: true }),
  ].join('')
}

function compose(section: ShownTracks, park: Park): Frame {
  const { sheet } = park
  const walks = walksOf(section, park)
  const obstacles = obstaclesOf(walks, park)
  const hands = handsOf(walks, park)
  const places = handPlaces(marks(section), sheet, hands) ?? []
  const rooms = roomsOf(hands, sheet)
  const gauges = ways.map((way) => {
    const { left, right } = gaugeOf(walks[way], park.gauges[way].share)
    return [left, right] as const
  })
  const height = (x: number, y: number) => 60 * relief(x / 420, y / 420)
  return {
    ...sheet,
    places,
    land:
      ground(height, sheet, {
        interval: 14,
        spacing: 36,
        clear: [...obstacles, { at: park.pond.at, radius: park.pond.reach[1] }],
        rooms,
      }) +
      pond(park) +
      trees(park, obstacles, rooms),
    subject: [
      paving(park),
      round(at(park.plan, 2), park.place),
      walked(walks),
      ...[at(park.plan, 0), at(park.plan, 5)].map((place) => round(place, park.place)),
      path(strokes(gauges), { stroke: 'ink', width: weight.thick, isLine: true }),
      leaders(places),
    ].join(''),
  }
}

/** The park in its three compositions. */
export function drawTracks(section: ShownTracks): Drawing {
  return { frames: parks.map((park) => compose(section, park)) }
}
