import type { Drawing, Frame } from '../kit/drawing'
import { type Sheet, unitsPerRem } from '../kit/frames'
import { at, curveThrough, type Point, range } from '../kit/geometry'
import { ground } from '../kit/ground'
import { type Lettering, measure } from '../kit/lettering'
import type { Place } from '../kit/mark'
import { type Area, boxObstacles } from '../kit/obstacles'
import { path, smoothPath, strokes, weight } from '../kit/pen'
import type { ShownAscent, Way } from './fields'
import { dashes } from './table'

/** A hill: its top, how far it reaches across and down, how high it is, and how it is turned. */
type Hill = readonly [x: number, y: number, across: number, down: number, height: number, turn: number]

/** Where words stand: their left edge, their top, or with `foot` their foot, and their column in rem. */
interface Spot {
  x: number
  y: number
  column: number
  foot?: true
}

/** A composition, by hand. Units of its sheet. */
interface Map {
  sheet: Sheet
  hills: readonly Hill[]
  hut: Point
  summit: Point
  ways: Readonly<Record<Way, readonly Point[]>>
  /** Shares of the way of the pass where one can stop. */
  stops: readonly number[]
  spots: Readonly<Partial<Record<'from' | 'to' | 'halt' | Way, Spot>>>
  /** Where no contour runs, for words of both languages. */
  clear: readonly Area[]
  leaders?: readonly [Point, Point][]
}

export const maps: readonly Map[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 690, bleed: 240 },
    hut: [262, 480],
    summit: [1110, 226],
    hills: [
      [1100, 240, 80, 72, 80, 0],
      [1110, 290, 200, 150, 50, -0.2],
      [812, 316, 74, 104, 62, 0.1],
      [540, 36, 190, 66, 46, -0.1],
      [1490, 560, 190, 130, 44, 0.3],
      [30, 190, 170, 120, 34, 0.2],
    ],
    ways: {
      straight: [
        [262, 480],
        [420, 426],
        [610, 380],
        [812, 320],
        [960, 280],
        [1110, 226],
      ],
      pass: [
        [262, 480],
        [268, 400],
        [330, 322],
        [420, 258],
        [524, 196],
        [632, 140],
        [740, 120],
        [840, 130],
        [920, 128],
        [990, 150],
        [1030, 186],
        [1076, 196],
        [1110, 226],
      ],
      round: [
        [262, 480],
        [310, 546],
        [420, 580],
        [560, 606],
        [700, 610],
        [840, 580],
        [960, 562],
        [1070, 556],
        [1180, 508],
        [1262, 440],
        [1280, 360],
        [1240, 292],
        [1170, 262],
        [1110, 226],
      ],
    },
    stops: [0.36, 0.68],
    spots: {
      from: { x: 98, y: 446, column: 7.4 },
      to: { x: 1150, y: 176, column: 10, foot: true },
      halt: { x: 758, y: 92, column: 14, foot: true },
      pass: { x: 470, y: 262, column: 12 },
      straight: { x: 470, y: 436, column: 12 },
      round: { x: 470, y: 622, column: 14 },
    },
    clear: [
      [470, 262, 690, 340],
      [470, 436, 690, 506],
      [470, 626, 700, 680],
      [98, 446, 230, 530],
      [1150, 92, 1330, 172],
      [758, 62, 960, 92],
    ],
  },
  {
    sheet: { size: 'small', width: 960, height: 760, bleed: 60 },
    hut: [190, 560],
    summit: [756, 214],
    hills: [
      [750, 226, 62, 60, 80, 0],
      [756, 270, 140, 120, 50, -0.2],
      [560, 350, 54, 80, 60, 0.1],
      [250, 60, 120, 70, 46, -0.1],
      [1000, 640, 140, 110, 44, 0.3],
    ],
    ways: {
      straight: [
        [190, 560],
        [300, 500],
        [430, 432],
        [560, 350],
        [660, 284],
        [756, 214],
      ],
      pass: [
        [190, 560],
        [190, 470],
        [240, 390],
        [310, 330],
        [370, 260],
        [430, 190],
        [500, 152],
        [580, 146],
        [650, 150],
        [692, 180],
        [730, 186],
        [756, 214],
      ],
      round: [
        [190, 560],
        [226, 626],
        [310, 664],
        [430, 668],
        [540, 650],
        [640, 624],
        [740, 580],
        [830, 510],
        [862, 420],
        [850, 340],
        [800, 270],
        [756, 214],
      ],
    },
    stops: [0.36, 0.7],
    spots: {
      from: { x: 38, y: 526, column: 6 },
      to: { x: 792, y: 170, column: 7.2, foot: true },
      halt: { x: 440, y: 108, column: 12, foot: true },
      pass: { x: 38, y: 258, column: 8.6 },
      straight: { x: 330, y: 504, column: 10 },
      round: { x: 330, y: 690, column: 12 },
    },
    clear: [
      [792, 62, 930, 166],
      [440, 82, 660, 108],
      [330, 504, 480, 590],
      [38, 258, 200, 370],
    ],
  },
  {
    sheet: { size: 'tall', width: 390, height: 655, bleed: 90 },
    hut: [226, 560],
    summit: [150, 156],
    hills: [
      [150, 178, 50, 46, 80, 0],
      [170, 220, 100, 84, 50, 0.2],
      [240, 366, 52, 46, 60, 0.1],
      [-60, 470, 90, 90, 40, 0],
      [450, 560, 100, 90, 40, 0],
    ],
    ways: {
      straight: [
        [226, 560],
        [222, 460],
        [206, 350],
        [180, 246],
        [150, 156],
      ],
      pass: [
        [226, 560],
        [160, 548],
        [96, 500],
        [62, 430],
        [56, 360],
        [70, 300],
        [66, 240],
        [96, 200],
        [104, 168],
        [150, 156],
      ],
      round: [
        [226, 560],
        [290, 524],
        [344, 460],
        [350, 380],
        [332, 300],
        [318, 230],
        [276, 176],
        [216, 176],
        [150, 156],
      ],
    },
    stops: [0.4, 0.66],
    spots: {
      from: { x: 256, y: 560, column: 5.6 },
      to: { x: 20, y: 82, column: 16, foot: true },
      halt: { x: 94, y: 388, column: 5.2 },
    },
    clear: [
      [20, 18, 280, 78],
      [94, 388, 180, 462],
      [256, 562, 372, 640],
    ],
  },
]

const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
const placed = ([x, y]: Point, scale = 1) =>
  `transform="translate(${Math.round(x)} ${Math.round(y)})${scale === 1 ? '' : ` scale(${scale})`}"`

/** A hut with its door: where one sleeps, and may stop. */
const drawHut = (point: Point, scale: number, id = ''): string =>
  `<g${id && ` id="${id}"`}><g ${placed(point, scale)}><path fill="var(--ground)" ${thick} d="M-11 10V-2L0-12L11-2V10z"/><path ${thick} d="M-15 1L0-13L15 1"/><path fill="var(--ink)" d="M-3 10V2h6v8z"/></g></g>`

/** The summit: the surveyors' triangle. */
const drawSummit = (point: Point): string =>
  `<g id="summit"><g ${placed(point)}><path fill="var(--lemon)" ${thick} d="M-13 9L0-14L13 9z"/><path fill="var(--casing)" d="M-2.5 1.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"/></g></g>`

const asLine = (drawn: string) => drawn.replaceAll('<path', '<path data-line=""')

const hillHeight = (x: number, y: number, [cx, cy, across, down, height, turn]: Hill) => {
  const [dx, dy] = [x - cx, y - cy]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return height * Math.exp(-(((dx * cos + dy * sin) / across) ** 2 + ((dy * cos - dx * sin) / down) ** 2))
}

export const lineOf = (map: Map, way: Way) => curveThrough(map.ways[way], 4)

function placeOf(id: string, words: Lettering, { sheet }: Map, spot: Spot | undefined): Place[] {
  if (!spot) return []
  const { x, y, column, foot } = spot
  const rem = unitsPerRem(sheet)
  const { width, height } = measure(words, sheet.size, column)
  const top = foot ? y - height * rem : y
  const box: Area = [x, top, x + width * rem, top + height * rem]
  return [{ id, x, y, alignX: 0, alignY: foot ? 1 : 0, column, box, leader: null }]
}

function drawWay(map: Map, way: Way, chosen: boolean, others: number): string {
  const data = smoothPath(lineOf(map, way), map.sheet.size === 'tall' ? 14 : 22)
  if (chosen) {
    const casing = path(data, { stroke: 'casing', width: weight.casing })
    return casing + path(data, { stroke: 'lemon', width: weight.track })
  }
  return path(data, { stroke: 'ground', width: 8 }) + path(data, { stroke: 'ink', ...dashes[others % 2 === 0 ? 0 : 1] })
}

function drawWays({ options }: ShownAscent, map: Map): string {
  const others = options.filter(({ chosen }) => !chosen)
  return [...others, ...options.filter(({ chosen }) => chosen)]
    .map((option) => drawWay(map, option.way, option.chosen, others.indexOf(option)))
    .join('')
}

function compose(section: ShownAscent, map: Map): Frame {
  const { sheet, spots, hills, hut, summit, clear } = map
  const chosen = section.options.find((option) => option.chosen)?.way ?? 'pass'
  const line = lineOf(map, chosen)
  const huts = range(section.huts).map((index) =>
    at(line, (line.length - 1) * (map.stops[index] ?? (index + 1) / (section.huts + 1))),
  )
  const heightAt = (x: number, y: number) => hills.reduce((sum, hill) => sum + hillHeight(x, y, hill), 0)
  return {
    ...sheet,
    places: [
      ...placeOf('from', { title: section.from.name, text: section.from.text }, map, spots.from),
      ...placeOf('to', { title: section.to.name, text: section.to.text }, map, spots.to),
      ...placeOf('halt', { text: section.hut }, map, spots.halt),
      ...section.options.flatMap(({ way, name, text }, index) =>
        placeOf(`route-${index}`, { name, text }, map, spots[way]),
      ),
    ],
    land: ground(heightAt, sheet, {
      interval: 14,
      spacing: sheet.size === 'tall' ? 26 : 38,
      clear: clear.flatMap(boxObstacles),
    }).replaceAll(/stroke-opacity="[\d.]+"/g, 'stroke-opacity="0.3"'),
    subject: [
      asLine(drawWays(section, map)),
      path(strokes(map.leaders ?? []), { stroke: 'ink' }),
      ...huts.map((point, index) => drawHut(point, 0.8, index === 0 ? 'hut' : '')),
      drawHut(hut, 1.25),
      drawSummit(summit),
    ].join(''),
  }
}

/** The mountain in its three compositions. */
export function drawAscent(section: ShownAscent): Drawing {
  return { frames: maps.map((map) => compose(section, map)) }
}
