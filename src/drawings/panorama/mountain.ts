import { seededNoise, seededRandom } from '../../terrain/noise'
import { curveThrough, mix, type Point, range } from '../kit/geometry'
import { path, smoothPath, weight } from '../kit/pen'
import type { SeaSheet } from './sheets'

/** Metres above the sea of the peak, in round figures. */
export const summit = 3_300

/** Metres between two contour lines, every fifth heavier. */
const interval = 100

/** How far the flank has come to the peak at an altitude: 0 at its foot, 1 at the top. Steeper, the higher. */
const climbed = (metres: number) => (metres / summit) ** (1 / 1.8)

/** The flank's unevenness, in units: none at the foot and at the top. */
const unevenness = seededNoise(seededRandom(1669))
const uneven = (side: number, metres: number) =>
  16 * unevenness(metres / 420, side * 7) * Math.sin((Math.PI * metres) / summit)

/** Heights are to scale: the sheet's measure of a metre. */
export const heightOf = ({ peak, shore }: SeaSheet, metres: number) => mix(shore, peak[1], metres / summit)

/** The point of the outline at an altitude, at the left or the right of the peak. */
export function flank(sheet: SeaSheet, side: 'left' | 'right', metres: number): Point {
  const [sign, reach] = side === 'left' ? [-1, sheet.reach[0]] : [1, sheet.reach[1]]
  const x = sheet.peak[0] + sign * reach * (1 - climbed(metres)) + sheet.scale * uneven(sign, metres)
  return [x, heightOf(sheet, metres)]
}

/** Where the ridge between light and shade runs: parts of the reach at the right of the peak, by parts of its height. */
const bends: readonly Point[] = [
  [1, 0],
  [0.86, -0.01],
  [0.72, 0.025],
  [0.55, 0.01],
  [0.38, 0.075],
  [0.2, 0.06],
  [0, 0.16],
]

/** The point of the ridge at an altitude: the light side ends there, and the side in the shade begins. */
export function ridge(sheet: SeaSheet, metres: number): Point {
  const share = metres / summit
  const after = bends.findIndex(([height], index) => index > 0 && height <= share)
  const [from, to] = [bends[after - 1] ?? [1, 0], bends[after] ?? [0, 0]]
  const across = mix(to[1], from[1], (share - to[0]) / (from[0] - to[0] || 1))
  return [sheet.peak[0] + across * sheet.reach[1], heightOf(sheet, metres)]
}

const altitudes = range(34).map((step) => (step / 33) * summit)
const downwards = [...altitudes].reverse()

const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`

/** A contour line of the light side: from the outline to the ridge, bent towards who looks at it. */
function contour(sheet: SeaSheet, metres: number): string {
  const [from, to] = [flank(sheet, 'left', metres), ridge(sheet, metres)]
  const sag = Math.min(26, (to[0] - from[0]) * 0.06) * (1 - (metres / summit) * 0.5)
  const points = range(9).map((step): Point => {
    const t = step / 8
    const bend =
      sag * Math.sin(Math.PI * t) + 5 * unevenness(t * 3 + metres / 300, metres / 700) * Math.sin(Math.PI * t)
    return [mix(from[0], to[0], t), Math.min(sheet.shore - 2, from[1] + bend * sheet.scale)]
  })
  return smoothPath(points, 44)
}

/** The mountain: one outline and one ridge. Its side in the light is paper with contour lines, its other side is flat. */
export function mountain(sheet: SeaSheet): string {
  const outline = [
    ...altitudes.map((metres) => flank(sheet, 'left', metres)),
    ...downwards.map((metres) => flank(sheet, 'right', metres)),
  ]
  const crest = downwards.map((metres) => ridge(sheet, metres))
  const shade = [...crest, ...altitudes.map((metres) => flank(sheet, 'right', metres))]
  const lines = (isIndex: boolean) =>
    range(summit / interval - 3)
      .map((step) => (step + 1) * interval)
      .filter((metres) => (metres % 500 === 0) === isIndex)
      .map((metres) => contour(sheet, metres))
      .join('')
  return [
    path(polygon(outline), { fill: 'ground' }),
    path(lines(false), { stroke: 'ink', opacity: 0.22 }),
    path(lines(true), { stroke: 'ink', opacity: 0.46 }),
    path(polygon(shade), { fill: 'rock' }),
    path(`M${outline.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, {
      stroke: 'ink',
      width: weight.thick,
    }),
  ].join('')
}

/** Where the track bends on its way, as parts of the light side across, by parts of the way up. */
const turns: readonly Point[] = [
  [0.13, 0.62],
  [0.26, 0.36],
  [0.4, 0.62],
  [0.55, 0.3],
  [0.7, 0.5],
  [0.86, 0.16],
]

/** The way from the pier to a place on the left outline. */
export function track(sheet: SeaSheet, metres: number): Point[] {
  const bends = turns.map(([share, across]): Point => {
    const [from, to] = [flank(sheet, 'left', share * metres), ridge(sheet, share * metres)]
    const begin = Math.max(from[0], sheet.pier)
    return [mix(begin, to[0], across), from[1]]
  })
  return curveThrough([[sheet.pier, sheet.shore], ...bends, flank(sheet, 'left', metres)], 6)
}

/** The way on from there to the top, along the outline's inner side. */
export function wayOn(sheet: SeaSheet, metres: number): Point[] {
  const bends = [0.25, 0.5, 0.75].map((share, index): Point => {
    const height = mix(metres, summit, share)
    const [from, to] = [flank(sheet, 'left', height), ridge(sheet, height)]
    return [mix(from[0], to[0], index % 2 === 0 ? 0.62 : 0.34), from[1]]
  })
  return curveThrough([flank(sheet, 'left', metres), ...bends, sheet.peak], 6)
}
