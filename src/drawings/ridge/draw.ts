import type { Drawing, Frame } from '../kit/drawing'
import type { Sheet } from '../kit/frames'
import { unitsPerRem } from '../kit/frames'
import { at, curveThrough, evenly, mix, type Point, range } from '../kit/geometry'
import { type Lettering, measure } from '../kit/lettering'
import type { Place } from '../kit/mark'
import { type Area, boxOf, overlap } from '../kit/obstacles'
import { path, smoothPath, strokes, weight } from '../kit/pen'
import type { ShownRidge } from './fields'
import { gauge, ropes, type Stand } from './rope'

/** A composition, by hand. Units of its sheet. */
interface Range {
  sheet: Sheet
  /** Middle of both ropes from where they begin to the summit, in the order of walking. */
  way: readonly Point[]
  /** Where five huts stand: x across the sheet, y up the sheet. The last is the summit. */
  huts: readonly number[]
  /** The mountain's outline beyond the summit; before it, too, where the ropes are not the outline. */
  outlines: readonly (readonly Point[])[]
  /** Few lines that follow the slope. */
  slopes: readonly (readonly Point[])[]
  rope: number
  /** Whether the ridge climbs across the sheet, or up the sheet. */
  runs: 'across' | 'up'
  /** From a hut's foot to the left edge of its words, and to their foot. At the summit as well. */
  words: { hut: Point; summit: Point; column: number; summitColumn: number }
  /** Words that name the ropes: where they stand, and where on the rope they point. */
  names: { guide: Name; pupil: Name }
}

interface Name {
  at: Point
  to: Point
}

const spline = (points: readonly Point[]) => curveThrough(points, 4)

const wide: Point[] = [
  [-320, 640],
  [-130, 618],
  [30, 584],
  [150, 536],
  [214, 518],
  [286, 507],
  [365, 484],
  [444, 446],
  [516, 434],
  [596, 410],
  [674, 368],
  [746, 356],
  [826, 330],
  [904, 280],
  [972, 264],
  [1040, 222],
  [1094, 184],
  [1140, 174],
]
const wideBeyond: Point[] = [
  [1140, 174],
  [1182, 190],
  [1262, 256],
  [1350, 306],
  [1470, 346],
  [1600, 386],
  [1760, 420],
]

const small: Point[] = [
  [-140, 716],
  [-20, 690],
  [90, 652],
  [160, 628],
  [214, 618],
  [270, 590],
  [336, 536],
  [390, 524],
  [446, 496],
  [512, 440],
  [566, 428],
  [622, 400],
  [688, 340],
  [742, 326],
  [800, 274],
  [838, 248],
  [872, 240],
]
const smallBeyond: Point[] = [
  [872, 240],
  [904, 258],
  [960, 312],
  [1040, 356],
  [1100, 376],
]

const tall: Point[] = [
  [-130, 1100],
  [-40, 1078],
  [30, 1030],
  [54, 960],
  [62, 890],
  [52, 810],
  [50, 730],
  [62, 650],
  [66, 570],
  [56, 490],
  [52, 410],
  [62, 330],
  [72, 250],
  [68, 190],
  [66, 136],
]

/** Lines under a ridge that follow it, the lower the calmer: how far below it, and from where to where. */
function slopesBelow(ridge: readonly Point[], lines: readonly (readonly [drop: number, from: number, to: number])[]) {
  const even = evenly(spline(ridge), 8)
  const height = (x: number) => {
    const next = even.findIndex((point) => point[0] >= x)
    return at(even, next < 0 ? even.length - 1 : next)[1]
  }
  return lines.map(([drop, from, to]) => {
    const spread = 60 + drop * 0.7
    return range(Math.floor((to - from) / 8) + 1).map((step): Point => {
      const x = from + step * 8
      const around = range(17).map((share) => height(x + spread * (share / 8 - 1)))
      return [x, drop + around.reduce((sum, one) => sum + one, 0) / around.length]
    })
  })
}

const ranges: readonly Range[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 700, bleed: 240 },
    way: wide,
    huts: [214, 444, 674, 904, 1140],
    outlines: [wideBeyond],
    slopes: slopesBelow(
      [...wide, ...wideBeyond.slice(1)],
      [
        [66, 330, 1700],
        [134, 520, 1700],
        [216, 700, 1700],
        [312, 860, 1700],
      ],
    ),
    rope: 40,
    runs: 'across',
    words: { hut: [-116, -46], summit: [48, -24], column: 8.6, summitColumn: 10 },
    names: {
      guide: { at: [98, 640], to: [116, 546] },
      pupil: { at: [1010, 296], to: [1028, 232] },
    },
  },
  {
    sheet: { size: 'small', width: 960, height: 800, bleed: 60 },
    way: small,
    huts: [160, 336, 512, 688, 872],
    outlines: [smallBeyond],
    slopes: slopesBelow(
      [...small, ...smallBeyond.slice(1)],
      [
        [66, 250, 1060],
        [134, 390, 1060],
        [216, 530, 1060],
      ],
    ),
    rope: 40,
    runs: 'across',
    words: { hut: [-122, -46], summit: [-128, -92], column: 7.9, summitColumn: 9 },
    names: {
      guide: { at: [38, 746], to: [54, 664] },
      pupil: { at: [752, 398], to: [770, 302] },
    },
  },
  {
    sheet: { size: 'tall', width: 390, height: 1090, bleed: 90 },
    way: tall,
    huts: [920, 700, 510, 320, 136],
    outlines: [
      [
        [-100, 322],
        [-50, 246],
        [-6, 176],
        [36, 140],
        [66, 134],
        [104, 142],
        [180, 172],
        [300, 200],
        [400, 236],
        [490, 250],
      ],
    ],
    slopes: [],
    rope: 34,
    runs: 'up',
    words: { hut: [0, 0], summit: [0, 0], column: 12, summitColumn: 12 },
    names: {
      guide: { at: [132, 830], to: [44, 840] },
      pupil: { at: [132, 230], to: [76, 240] },
    },
  },
]

/** Where words on a phone begin. */
const tallEdge = 132

const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
const placed = ([x, y]: Point) => `translate(${Math.round(x)} ${Math.round(y)})`

/** A flag where the pupil walks alone. */
const flag = (foot: Point) =>
  `<g id="flag"><g transform="${placed(foot)}"><path ${thick} d="M0 0v-76"/><path ${thick} fill="var(--lemon)" d="M0-76l30 10-30 10z"/></g></g>`

/** A hut on the upper side of the rope. */
const hut = (foot: Point) =>
  `<g transform="${placed(foot)}"><path ${thick} fill="var(--ground)" d="M-13 0v-16l13-11 13 11v16z"/><path ${thick} d="M-17-13l17-14 17 14M-3 0v-9h6v9"/></g>`

const asLine = (drawn: string) => drawn.replaceAll('<path', '<path data-line=""')

function placeOf(id: string, words: Lettering, sheet: Sheet, [x, y]: Point, alignY: 0 | 1, column: number): Place {
  const rem = unitsPerRem(sheet)
  const { width, height } = measure(words, sheet.size, column)
  const top = y - alignY * height * rem
  const box: Area = [x, top, x + width * rem, top + height * rem]
  return { id, x: Math.round(x), y: Math.round(y), alignX: 0, alignY, column, box, leader: null }
}

interface Spot {
  /** Middle of the ropes. */
  middle: Point
  foot: Point
}

function placesOf(section: ShownRidge, composition: Range, spots: readonly Spot[]): Place[] {
  const { sheet, words, names, runs } = composition
  const huts = section.huts.map(({ pupilText, name, text }, order) => {
    const isLast = order === section.huts.length - 1
    const { middle, foot } = at(spots, order)
    const lettering = { [isLast ? 'total' : 'figure']: pupilText, name, text }
    const column = isLast ? words.summitColumn : words.column
    const id = `hut-${order}`
    if (runs === 'up') {
      return isLast
        ? placeOf(id, lettering, sheet, [tallEdge, middle[1] - 16], 1, column)
        : placeOf(id, lettering, sheet, [tallEdge, foot[1] - 27], 0, column)
    }
    const [dx, dy] = isLast ? words.summit : words.hut
    return placeOf(id, lettering, sheet, [middle[0] + dx, (isLast ? middle : foot)[1] + dy], 1, column)
  })
  return [
    ...huts,
    placeOf('guide', { text: section.guide }, sheet, names.guide.at, 0, 14),
    placeOf('pupil', { text: section.pupil }, sheet, names.pupil.at, 0, 14),
  ]
}

/** The pieces of a line that stay clear of words. */
function pieces(line: readonly Point[], boxes: readonly Area[]): Point[][] {
  const found: Point[][] = [[]]
  for (const point of evenly(line, 4)) {
    const isFree = !boxes.some((box) => overlap(boxOf([point]), [box[0] - 16, box[1] - 14, box[2] + 16, box[3] + 14]))
    if (isFree) found.at(-1)?.push(point)
    else if (found.at(-1)?.length) found.push([])
  }
  return found.filter((piece) => piece.length > 30)
}

/** The point of the way at a hut: of five by hand, of fewer evenly between the first and the summit. */
function indexOfHut({ huts, runs }: Range, way: readonly Point[], order: number, count: number): number {
  const place = (order * (huts.length - 1)) / (count - 1)
  const along = mix(at(huts, Math.floor(place)), at(huts, Math.ceil(place)), place % 1)
  const found = way.findIndex(([x, y]) => (runs === 'across' ? x >= along : y <= along))
  return found < 0 || order === count - 1 ? way.length - 1 : found
}

function compose(section: ShownRidge, composition: Range): Frame {
  const { sheet, rope, outlines, slopes, names, runs } = composition
  const way = spline(composition.way)
  const { huts } = section
  const stands: Stand[] = huts.map(({ pupil }, order) => ({
    index: indexOfHut(composition, way, order, huts.length),
    share: pupil / 100,
  }))
  const gauges = stands.map(({ index }) => gauge(way, index, rope))
  const spots = gauges.map(([left, right], order): Spot => {
    const middle = at(way, at(stands, order).index)
    if (order === huts.length - 1) return { middle, foot: middle }
    return {
      middle:
        runs === 'across' && huts.length === composition.huts.length
          ? [at(composition.huts, order), middle[1]]
          : middle,
      foot: runs === 'across' ? left : [right[0] + 15, right[1] + 9],
    }
  })
  const places = placesOf(section, composition, spots)
  const boxes = places.map(({ box }) => box)
  const leaders = [names.guide, names.pupil].map(({ at: [x, y], to }): [Point, Point] =>
    runs === 'across' ? [to, [to[0], y - 6]] : [to, [x - 8, to[1]]],
  )
  const feet = spots.slice(0, -1).map(({ foot }) => foot)
  return {
    ...sheet,
    places,
    land: path(slopes.flatMap((line) => pieces(line, boxes).map((piece) => smoothPath(piece, 40))).join(''), {
      stroke: 'ink',
      opacity: 0.3,
    }),
    subject: [
      asLine(
        path(outlines.map((line) => smoothPath(spline(line), 16)).join(''), { stroke: 'ink', width: weight.thick }),
      ),
      asLine(ropes(way, stands, rope)),
      path(strokes(gauges), { stroke: 'ink', width: weight.thick }),
      path(strokes(leaders), { stroke: 'ink' }),
      ...leaders.map(([[x, y]]) => `<circle fill="var(--ground)" ${thick} cx="${x}" cy="${y}" r="4"/>`),
      ...feet.map((foot, order) => (order === 0 ? `<g id="hut">${hut(foot)}</g>` : hut(foot))),
      flag(at(spots, spots.length - 1).foot),
    ].join(''),
  }
}

/** The ridge in its three compositions. */
export function drawRidge(section: ShownRidge): Drawing {
  return { frames: ranges.map((composition) => compose(section, composition)) }
}
