import { seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { unitsPerRem } from '../kit/frames'
import { distance, type Point, range } from '../kit/geometry'
import { type Obstacle, placeLabels } from '../kit/labels'
import { measure } from '../kit/lettering'
import type { Mark, Place } from '../kit/mark'
import { boxObstacles, lineObstacles } from '../kit/obstacles'
import { leaders, path, smoothPath, weight } from '../kit/pen'
import type { ShownPanorama } from './fields'
import { flank, heightOf, mountain, summit, track, wayOn } from './mountain'
import { type SeaSheet, sheets } from './sheets'
import { boat, crater, flag, hut, pier, stream } from './signs'

/** Where the three situations stand on the sheet: the pier, the hut, the crater. */
function standsOf({ items }: ShownPanorama, sheet: SeaSheet): [Point, Point, Point] {
  const [, established, troubled] = items.map(({ altitude }) => altitude)
  const [x, y] = flank(sheet, 'right', troubled ?? 0)
  return [[sheet.pier, sheet.shore], flank(sheet, 'left', established ?? 0), [x - 14 * sheet.scale, y]]
}

const sides = [
  ['below, to the right', 'below right', 'below'],
  ['above left', 'left'],
  ['right, its foot level', 'above right', 'right'],
] as const
const radii = [14, 24, 40]

function marks({ items, goal }: ShownPanorama, stands: readonly Point[], sheet: SeaSheet): Mark[] {
  const words = items.map(({ altitudeText, title, text, label }) => ({
    figure: altitudeText,
    title,
    text,
    link: label,
  }))
  const places = stands.map(
    (at, index): Mark => ({
      id: `place-${index}`,
      words: words[index] ?? {},
      at,
      radius: (radii[index] ?? 0) * sheet.scale,
      sides: sides[index] ?? [],
      columns: [15, 13, 11, 10],
    }),
  )
  return [...(sheet.size === 'tall' ? [] : places), goalMark(goal, sheet)]
}

const goalMark = ({ altitudeText, title }: ShownPanorama['goal'], { peak, scale }: SeaSheet): Mark => ({
  id: 'goal',
  words: { figure: altitudeText, name: title },
  at: [peak[0] + 14 * scale, peak[1] - 20 * scale],
  radius: 22 * scale,
  sides: ['right', 'above right', 'left', 'above left'],
  columns: [12, 9],
})

/** Names stand in the sky or on the water: not on the land, the boat or the heading. */
function obstacles(sheet: SeaSheet): Obstacle[] {
  const { width, height, shore, heading, pier: x, scale, peak } = sheet
  const land = range(40).flatMap((step) => {
    const metres = (step / 39) * summit
    const [[left, y], [right]] = [flank(sheet, 'left', metres), flank(sheet, 'right', metres)]
    return lineObstacles(
      range(Math.ceil((right - left) / 14) + 1).map((part): Point => [Math.min(right, left + part * 14), y]),
      9,
    )
  })
  const drawn = boxObstacles([x - 190 * scale, shore - 90 * scale, x - 40 * scale, shore + 60 * scale])
  const all: Obstacle[] = [
    ...land,
    ...drawn,
    ...lineObstacles([[0, shore - 4]], 4),
    { at: [peak[0] + 12 * scale, peak[1] - 30 * scale], radius: 22 * scale },
    ...(heading ? boxObstacles(heading) : []),
  ]
  return all.filter(({ at: [, y] }) => y < height + 40 && width > 0)
}

/** A shorter leader would be a speck. Units. */
const enoughToSee = 40

/** On a phone the names stand below the water, in the order of the track, each beside its sign. */
const list = { signs: 46, words: 84, sea: 40, gap: 26 }

function placesBelow({ items }: ShownPanorama, sheet: SeaSheet): Place[] {
  const rem = unitsPerRem(sheet)
  const column = (sheet.width - list.words - 25) / rem
  let y = sheet.shore + list.sea + 40
  return items.map(({ altitudeText, title, text, label }, index) => {
    const size = measure({ figure: altitudeText, title, text, link: label }, sheet.size, column)
    const [top, bottom] = [y, y + size.height * rem]
    y = bottom + list.gap
    return {
      ...{ id: `place-${index}`, x: list.words, y: Math.round(top), alignX: 0, alignY: 0, leader: null },
      column: Math.floor(column * 100) / 100,
      box: [list.words, top, list.words + size.width * rem, bottom],
    }
  })
}

/** The signs beside the names of a phone. */
function signsBelow(places: readonly Place[]): string {
  const [first, second, third] = places.map(({ y }): Point => [list.signs, y + 22])
  return [
    first && pier([first[0] + 17, first[1]], 0.6),
    second && hut([second[0], second[1] + 8], 0.8),
    third && crater([third[0], third[1] - 12], 0.3),
  ].join('')
}

/** Still water below the shore, its rows the farther apart the nearer; it leaves the names their ground. */
function sea({ shore, width, height, bleed, size }: SeaSheet, places: readonly Place[]): string {
  const random = seededRandom(31)
  const bottom = size === 'tall' ? shore + list.sea : height
  const rows: string[] = []
  for (let y = shore + 12, gap = 12; y < bottom; y += gap, gap *= 1.09) {
    let x = -bleed - 120 * random()
    while (x < width + bleed) {
      const end = x + 30 + 90 * random()
      const meets = places.some(({ box: [l, t, r, b] }) => y > t - 8 && y < b + 8 && end > l - 14 && x < r + 14)
      if (!meets) rows.push(`M${Math.round(x)} ${Math.round(y)}H${Math.round(end)}`)
      x = end + 16 + 40 * random()
    }
  }
  return path(rows.join(''), { stroke: 'water', opacity: 0.6 })
}

/** The track is one: what lies ahead is dashed. */
function way(from: readonly Point[], on: readonly Point[]): string {
  const [walked, ahead] = [smoothPath(from, 18), smoothPath(on, 18)]
  return [
    path(ahead, { stroke: 'ink', width: 3, dash: '2 9' }),
    path(walked, { stroke: 'casing', width: weight.casing }),
    path(walked, { stroke: 'lemon', width: weight.track }),
  ].join('')
}

function compose(section: ShownPanorama, sheet: SeaSheet): Frame {
  const stands = standsOf(section, sheet)
  const [foot, shelter, hole] = stands
  const below = sheet.size === 'tall' ? placesBelow(section, sheet) : []
  const height = sheet.height || Math.ceil((below.at(-1)?.box[3] ?? 0) + 8)
  const tallEnough = { ...sheet, height }
  const places = [...below, ...placeLabels(marks(section, stands, tallEnough), tallEnough, obstacles(tallEnough))]
  const altitude = section.items[1]?.altitude ?? 0
  return {
    ...tallEnough,
    places,
    land:
      sea(tallEnough, places) +
      path(`M${-sheet.bleed} ${sheet.shore}H${sheet.width + sheet.bleed}`, { stroke: 'water', width: weight.thick }),
    subject: [
      mountain(sheet),
      crater(hole, sheet.scale, footOf(hole, sheet)),
      stream(hole, sheet.shore, sheet.scale),
      way(track(sheet, altitude), wayOn(sheet, altitude)),
      pier(foot, sheet.scale),
      boat([foot[0] - 122 * sheet.scale, foot[1] + 26 * sheet.scale], 0.72 * sheet.scale),
      hut(shelter, sheet.scale),
      flag([sheet.peak[0], heightOf(sheet, summit)], sheet.scale),
      signsBelow(below),
      leaders(places.filter(({ leader }) => leader && distance(...leader) > enoughToSee)),
    ].join(''),
  }
}

/** Where the right side of the crater's cone comes down on the flank, as the crater's sign measures it. */
function footOf([x, y]: Point, sheet: SeaSheet): Point {
  const below = summit * ((sheet.shore - y - 66 * sheet.scale) / (sheet.shore - sheet.peak[1]))
  const [footX, footY] = flank(sheet, 'right', below)
  return [(footX - x) / sheet.scale, (footY - y) / sheet.scale]
}

/** The panorama in its three compositions. */
export function drawPanorama(section: ShownPanorama): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
