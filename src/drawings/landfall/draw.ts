import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { at, evenly, type Point } from '../kit/geometry'
import { ground } from '../kit/ground'
import { placeLabels } from '../kit/labels'
import type { Mark } from '../kit/mark'
import { firstWithRoom } from '../kit/no-room'
import { lineObstacles, type Obstacle } from '../kit/obstacles'
import { dots, leaders, path, smoothPath, weight } from '../kit/pen'
import type { ShownLandfall } from './fields'
import { onCourse, type Sea, seaOf } from './sea'
import { type ChartSheet, sheets } from './sheets'
import { boat, drawMoles, drawTown, harbourOf, molesOf, rose, town } from './signs'

/** Sides of the course, in turn: the words of one sounding leave those of the next their room. */
const above = ['above', 'above, to the left', 'above, to the right', 'above left', 'above right', 'left'] as const
const below = ['below', 'below, to the right', 'below right', 'below, to the left', 'below left', 'right'] as const
const right = ['right', 'below right', 'above right'] as const
const left = ['left', 'below left', 'above left'] as const
const turns = { wide: [below, above], small: [right, left], tall: [right, right] } as const
/** On a phone all words have one left edge, beside the course. Units. */
const leftEdge = 100

/** A sounding for each thing that is ready. Its words stand on the sides of the course in turn, from the `first`. */
function soundingMarks({ soundings, start }: ShownLandfall, sheet: ChartSheet, { course }: Sea, first: 0 | 1): Mark[] {
  const [one, other] = turns[sheet.size]
  return soundings.map(
    ({ days, depthText, name, text }, index): Mark => ({
      id: `sounding-${index}`,
      words: { figure: depthText, name, text },
      at: at(course, onCourse(course, start, days)),
      radius: 11,
      ...(sheet.size === 'tall' ? { left: leftEdge, columns: [14, 13, 11] } : { columns: [11, 9, 7] }),
      // Where a figure of the site moves it, any side will do.
      sides: [...(index % 2 === first ? [...one, ...other] : [...other, ...one]), ...above, ...below],
    }),
  )
}

function marks(section: ShownLandfall, sheet: ChartSheet, sea: Sea, first: 0 | 1): Mark[] {
  const isTall = sheet.size === 'tall'
  return [
    {
      id: 'begin',
      words: { total: section.startText, name: section.begin },
      at: sheet.begin,
      radius: 0,
      columns: isTall ? [13, 11, 9] : [11, 9],
      sides: ['below, to the right', 'right'],
    },
    ...soundingMarks(section, sheet, sea, first),
    {
      id: 'landing',
      words: { total: section.landingText, name: section.landing.name, text: section.landing.text },
      at: sheet.landing,
      radius: 0,
      columns: [10, 9, 8],
      sides: ['below, to the right', 'right'],
    },
  ]
}

const rough = seededNoise(seededRandom(62))

/** The land behind the coast: hills that rise from it. */
const hills =
  ({ depth }: Sea, start: number) =>
  (x: number, y: number) => {
    const inland = Math.max(0, -depth(x, y) / start)
    return 95 * inland ** 0.8 + 26 * rough(x / 190, y / 190) * Math.min(1, inland * 5)
  }

/** The sea: from the coast to the far corners of the sheet, or of the whole window where the sheet is bled. */
function seaShape({ coast }: Sea, sheet: ChartSheet): string {
  const far = sheet.bleed + 200
  const [left, right, top, bottom] = [-far, sheet.width + far, -far, sheet.height + far]
  const corners: Record<ChartSheet['size'], Point[]> = {
    wide: [
      [left, bottom],
      [left, top],
    ],
    small: [
      [left, bottom],
      [left, top],
      [right, top],
    ],
    tall: [
      [left, top],
      [right, top],
    ],
  }
  const shore = smoothPath(coast, 16)
  return path(`${shore}${corners[sheet.size].map(([x, y]) => `L${x} ${y}`).join('')}z`, { fill: 'bay' })
}

/** What labels keep clear of: the course, coast and harbour, and the signs of the chart. */
function obstaclesOf(
  { coast, course }: Sea,
  sheet: ChartSheet,
  { moles, houses }: { moles: ReturnType<typeof molesOf>; houses: ReturnType<typeof town> },
): Obstacle[] {
  const { rose, boat } = sheet
  const [x, y] = boat.at
  return [
    ...lineObstacles(course, 9),
    ...moles.flatMap((mole) => lineObstacles(evenly(mole, 8), 14)),
    ...houses.map((at) => ({ at, radius: 9 })),
    ...lineObstacles(coast, 3),
    { at: rose.at, radius: rose.radius + 24 },
    { at: [x, y - 46 * boat.scale], radius: 62 * boat.scale },
  ]
}

function compose(section: ShownLandfall, sheet: ChartSheet): Frame {
  const sea = seaOf(sheet, section.start)
  const { coast, course, depth } = sea
  const harbour = harbourOf(course)
  const spots = section.soundings.map(({ days }) => at(course, onCourse(course, section.start, days)))
  const moles = molesOf(harbour, sheet.moles)
  const houses = town(harbour, sheet.moles)
  const obstacles = obstaclesOf(sea, sheet, { moles, houses })
  const places = firstWithRoom([0, 1] as const, (first) =>
    placeLabels(marks(section, sheet, sea, first), sheet, obstacles),
  )
  const isSea = (point: Point) => depth(...point) > 0.4 && depth(...point) < section.start + 0.5
  const isLand = (point: Point) => depth(...point) < -1
  const track = smoothPath(course, 30)
  return {
    ...sheet,
    places,
    land:
      seaShape(sea, sheet) +
      ground((px, py) => depth(px, py) + 0.5, sheet, { interval: 1, spacing: 34, isKept: isSea, stroke: 'water' }) +
      ground(hills(sea, section.start), sheet, { interval: 6, spacing: 30, isKept: isLand }) +
      path(smoothPath(coast, 16), { stroke: 'water', width: weight.thick }) +
      rose(sheet.rose),
    subject: [
      drawTown(harbour, houses, sheet.moles),
      drawMoles(moles),
      path(track, { stroke: 'casing', width: weight.casing }),
      path(track, { stroke: 'lemon', width: weight.track }),
      leaders(places),
      path(dots([at(course, 0), ...spots, harbour.quay]), { stroke: 'ink', width: 20 }),
      path(dots([at(course, 0), ...spots]), { stroke: 'ground', width: 15 }),
      path(dots([harbour.quay]), { stroke: 'lemon', width: 15 }),
      boat(sheet.boat),
    ].join(''),
  }
}

/** The chart of an opening in its three compositions. */
export function drawLandfall(section: ShownLandfall): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
