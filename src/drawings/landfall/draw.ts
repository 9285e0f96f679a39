import { seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { type Sheet, unitsPerRem } from '../kit/frames'
import { curveThrough, evenly, mix, type Point, range } from '../kit/geometry'
import { type Lettering, measure } from '../kit/lettering'
import type { Place } from '../kit/mark'
import { type Area, boxOf, overlap } from '../kit/obstacles'
import { dots, path, smoothPath, weight } from '../kit/pen'
import type { ShownLandfall } from './fields'

/** Where words stand: from the dot of their stop, or on the sheet; their column in rem. */
interface Spot {
  x: number
  y: number
  column: number
  foot?: true
}

/** A chart, by hand: a straight course to the right, or down. Units of its sheet. */
interface Chart {
  sheet: Sheet
  runs: 'right' | 'down'
  /** Where the course begins and ends. */
  start: Point
  quay: Point
  coast: readonly Point[]
  /** Corners of the sea beyond the coast, to close its shape. */
  corners: readonly Point[]
  hills: readonly (readonly Point[])[]
  moles: readonly (readonly Point[])[]
  /** Half the width of the town along the coast, and how far it reaches inland. */
  town: { from: Point; to: Point; rows: number }
  boat: { at: Point; scale: number }
  begin: Spot
  landing: Spot
  /** Where the words of a sounding stand from its dot, in turn, and how wide they may be where the next is close. */
  soundings: readonly Spot[]
  columns: readonly number[]
  /** How far the lines of depth bend away from the course, deep and shallow water. */
  bend: readonly [deep: number, shallow: number]
  /** How far from the course they run straight, in hundreds of units. */
  straight: number
  /** Whether each line runs on the side of its words only. */
  isHalf?: true
}

const charts: readonly Chart[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 530, bleed: 240 },
    runs: 'right',
    start: [108, 260],
    quay: [1190, 260],
    coast: [
      [1080, -130],
      [1092, -60],
      [1122, 20],
      [1168, 90],
      [1186, 160],
      [1184, 222],
      [1190, 260],
      [1198, 310],
      [1180, 370],
      [1138, 420],
      [1122, 480],
      [1136, 550],
      [1120, 640],
    ],
    corners: [
      [-500, 660],
      [-500, -140],
    ],
    hills: [
      [
        [1180, -100],
        [1210, -10],
        [1270, 60],
        [1300, 140],
        [1310, 260],
        [1290, 340],
        [1240, 420],
        [1230, 600],
      ],
      [
        [1290, -100],
        [1320, -10],
        [1392, 80],
        [1414, 200],
        [1400, 320],
        [1350, 420],
        [1340, 600],
      ],
      [
        [1420, -100],
        [1450, 0],
        [1512, 120],
        [1520, 260],
        [1470, 400],
        [1450, 600],
      ],
    ],
    moles: [
      [
        [1204, 312],
        [1150, 310],
        [1132, 282],
      ],
      [
        [1194, 236],
        [1162, 234],
      ],
    ],
    town: { from: [1204, 222], to: [1204, 332], rows: 3 },
    boat: { at: [136, 222], scale: 0.9 },
    begin: { x: 98, y: 290, column: 8 },
    landing: { x: 1262, y: 114, column: 5.4 },
    soundings: [{ x: 12, y: -128, column: 9 }],
    columns: [9, 8.4, 7, 6, 4.8, 4.2],
    bend: [10, 22],
    straight: 1.2,
  },
  {
    sheet: { size: 'small', width: 960, height: 540, bleed: 60 },
    runs: 'right',
    start: [48, 270],
    quay: [790, 270],
    coast: [
      [690, -90],
      [706, -10],
      [744, 60],
      [782, 130],
      [792, 190],
      [784, 236],
      [790, 270],
      [820, 298],
      [844, 340],
      [842, 400],
      [796, 460],
      [776, 530],
      [780, 640],
    ],
    corners: [
      [-300, 640],
      [-300, -100],
    ],
    hills: [
      [
        [790, -60],
        [812, 30],
        [850, 90],
        [880, 160],
        [900, 260],
        [908, 360],
        [880, 450],
        [870, 600],
      ],
      [
        [890, -60],
        [920, 30],
        [980, 110],
        [1000, 240],
        [996, 380],
        [970, 600],
      ],
    ],
    moles: [
      [
        [794, 246],
        [774, 244],
        [760, 258],
      ],
      [
        [812, 292],
        [776, 290],
      ],
    ],
    town: { from: [804, 222], to: [810, 284], rows: 2 },
    boat: { at: [64, 236], scale: 0.75 },
    begin: { x: 38, y: 298, column: 8 },
    landing: { x: 846, y: 122, column: 5 },
    soundings: [
      { x: 12, y: -132, column: 7 },
      { x: 12, y: 34, column: 7 },
    ],
    columns: [9, 8, 8, 6.4, 5, 4.2],
    bend: [8, 18],
    straight: 1.3,
    isHalf: true,
  },
  {
    sheet: { size: 'tall', width: 390, height: 1200, bleed: 90 },
    runs: 'down',
    start: [58, 110],
    quay: [58, 1040],
    coast: [
      [-160, 1006],
      [-90, 1020],
      [-20, 1046],
      [20, 1044],
      [58, 1040],
      [100, 1046],
      [170, 1062],
      [240, 1054],
      [310, 1030],
      [390, 1036],
      [480, 1010],
      [560, 1020],
    ],
    corners: [
      [600, -100],
      [-200, -100],
    ],
    hills: [
      [
        [-120, 1100],
        [-30, 1126],
        [90, 1134],
        [230, 1130],
        [330, 1104],
        [500, 1086],
      ],
      [
        [-120, 1170],
        [-10, 1196],
        [200, 1200],
        [330, 1170],
        [500, 1150],
      ],
    ],
    moles: [
      [
        [94, 1044],
        [92, 1016],
        [76, 1002],
      ],
      [
        [28, 1044],
        [32, 1018],
      ],
    ],
    town: { from: [22, 1056], to: [94, 1058], rows: 3 },
    boat: { at: [58, 82], scale: 0.7 },
    begin: { x: 108, y: 62, column: 8 },
    landing: { x: 108, y: 1074, column: 9 },
    soundings: [{ x: 50, y: 11, column: 14 }],
    columns: [14, 14, 14, 14, 14, 14],
    bend: [16, 30],
    straight: 2.6,
  },
]

const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
const asLine = (drawn: string) => drawn.replaceAll('<path', '<path data-line=""')
const spline = (points: readonly Point[]) => curveThrough(points, 6)
const polygon = (points: readonly Point[]) => `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`

/** A boat with a lateen sail: its middle on the water at 0. */
function boat({ at: [x, y], scale }: Chart['boat']): string {
  return [
    `<g id="boat"><g transform="translate(${x} ${y}) scale(${scale})">`,
    `<path fill="var(--ground)" ${thick} d="M-34-22Q-6-78 40-104Q44-58 22-20Q-6-26-34-22z"/>`,
    `<path stroke="var(--ink)" vector-effect="non-scaling-stroke" d="M-14-24Q4-62 42-84M8-24Q18-46 42-62"/>`,
    `<path ${thick} d="M-2-14L4-92M-42-18L46-110"/>`,
    `<path fill="var(--rock)" ${thick} d="M-52-20Q-46-8-30 4H30Q46-6 54-24Q26-12 0-12T-52-20z"/>`,
    `<path stroke="var(--lemon)" stroke-width="4" d="M-44-12Q-20-5 0-5T46-13"/>`,
    `<path stroke="var(--water)" stroke-width="2.25" vector-effect="non-scaling-stroke" d="M-62 8h34M-18 8h44M38 8h22M-44 15h26M-6 15h40"/></g></g>`,
  ].join('')
}

/** Houses along the quay, in rows. */
function town({ town: { from, to, rows }, runs }: Chart): string {
  const random = seededRandom(17)
  const count = 7
  const houses = range(rows).flatMap((row) =>
    range(count).flatMap((place) => {
      const share = (place + 0.5) / count
      const [x, y] = [mix(from[0], to[0], share), mix(from[1], to[1], share)]
      const [wide, deep] = [4 + 2.4 * random(), 4 + 2 * random()]
      const jitter = (random() - 0.5) * 3
      const isKept = random() > 0.1 + row * 0.14 && Math.abs(share - 0.5) > 0.08
      const middle: Point = runs === 'right' ? [x + row * 15 + jitter, y] : [x, y + row * 14 + jitter]
      const [mx, my] = middle
      return isKept
        ? [
            polygon([
              [mx - wide, my - deep],
              [mx + wide, my - deep],
              [mx + wide, my + deep],
              [mx - wide, my + deep],
            ]),
          ]
        : []
    }),
  )
  return path(`${houses.join('z')}z`, { fill: 'ground', stroke: 'ink' })
}

/** The point of the course where a number of days is left: equal ways for equal days. */
export function onCourse({ start, quay }: Pick<Chart, 'start' | 'quay'>, begin: number, days: number): Point {
  const share = 1 - days / begin
  return [mix(start[0], quay[0], share), mix(start[1], quay[1], share)]
}

/** The line of one depth: across the course at its stop, and bending away from it. */
function depthLine({ sheet, runs, start, bend, straight }: Chart, [x, y]: Point, share: number): Point[] {
  const size = runs === 'right' ? sheet.height : sheet.width
  const from = runs === 'right' ? start[1] : start[0]
  const reach = runs === 'right' ? 20 : sheet.bleed + 20
  const most = mix(bend[0], bend[1], share)
  return range(Math.ceil((size + 2 * reach) / 10) + 1).map((step): Point => {
    const along = step * 10 - reach
    const off = (along - from) / 100
    const away = most * Math.max(0, Math.abs(off) - straight) ** 2
    return runs === 'right' ? [x - away, along] : [along, y - away]
  })
}

function placeOf(id: string, words: Lettering, { sheet }: Chart, { x, y, column, foot }: Spot): Place {
  const rem = unitsPerRem(sheet)
  const { width, height } = measure(words, sheet.size, column)
  const top = foot ? y - height * rem : y
  const box: Area = [x, top, x + width * rem, top + height * rem]
  return { id, x: Math.round(x), y: Math.round(y), alignX: 0, alignY: foot ? 1 : 0, column, box, leader: null }
}

/** The pieces of a line that stay clear of areas. */
function pieces(line: readonly Point[], areas: readonly Area[]): Point[][] {
  const found: Point[][] = [[]]
  for (const point of evenly(line, 4)) {
    const isFree = !areas.some((area) => overlap(boxOf([point]), area))
    if (isFree) found.at(-1)?.push(point)
    else if (found.at(-1)?.length) found.push([])
  }
  return found.filter((piece) => piece.length > 12)
}

function compose(section: ShownLandfall, chart: Chart): Frame {
  const { sheet, start, quay, coast, corners, hills, moles, soundings, columns } = chart
  const stops = section.soundings.map(({ days }) => onCourse(chart, section.start, days))
  const landing = placeOf('landing', { total: section.landingText, name: section.landing.name }, chart, chart.landing)
  const places = [
    placeOf('begin', { total: section.startText, name: section.begin }, chart, chart.begin),
    ...section.soundings.map(({ depthText, name }, index) => {
      const { x, y, column, foot } = soundings[index % soundings.length] ?? { x: 0, y: 0, column: 8 }
      const [atX, atY] = stops[index] ?? start
      const spot = { x: atX + x, y: atY + y, column: columns[index] ?? column, ...(foot && { foot }) }
      return placeOf(`sounding-${index}`, { figure: depthText, name }, chart, spot)
    }),
    landing,
  ]
  const shore = smoothPath(spline(coast), 16)
  const sea = `${shore}${corners.map(([x, y]) => `L${x} ${y}`).join('')}z`
  const course = polygon([start, quay])
  const [x, y] = [chart.begin.x, chart.begin.y]
  const begin: Area = [x - 20, y - 28, x + 180, chart.runs === 'right' ? sheet.height : y + 132]
  const depths = stops.map((stop, index) => {
    const { days } = section.soundings[index] ?? { days: 0 }
    const line = depthLine(chart, stop, 1 - days / section.start)
    const half = chart.isHalf && line.filter(([, y]) => (index % 2 === 0 ? y <= start[1] : y >= start[1]))
    return pieces(half || line, [begin]).map((piece) => smoothPath(piece, 40))
  })
  const around = ([left, top, right, bottom]: Area): Area => [left - 16, top - 12, right + 16, bottom + 12]
  const land = around([chart.landing.x, chart.landing.y, chart.landing.x + 100, chart.landing.y + 124])
  const inland = hills.flatMap((hill) => pieces(spline(hill), [land])).map((piece) => smoothPath(piece, 30))
  return {
    ...sheet,
    places,
    land: [
      path(sea, { fill: 'bay' }),
      path(depths.flat().join(''), { stroke: 'water', opacity: 0.55 }),
      path(inland.join(''), { stroke: 'ink', opacity: 0.3 }),
      asLine(path(shore, { stroke: 'water', width: weight.thick })),
    ].join(''),
    subject: [
      `<g id="harbour">${town(chart)}`,
      `<g id="moles">${asLine(path(moles.map(polygon).join(''), { stroke: 'ink', width: 8, isQuantity: true }))}</g></g>`,
      asLine(path(course, { stroke: 'casing', width: weight.casing })),
      asLine(path(course, { stroke: 'lemon', width: weight.track })),
      path(dots([start, ...stops, quay]), { stroke: 'ink', width: 20 }),
      path(dots([start, ...stops]), { stroke: 'ground', width: 15 }),
      path(dots([quay]), { stroke: 'lemon', width: 15 }),
      boat(chart.boat),
    ].join(''),
  }
}

/** The chart of an opening in its three compositions. */
export function drawLandfall(section: ShownLandfall): Drawing {
  return { frames: charts.map((chart) => compose(section, chart)) }
}
