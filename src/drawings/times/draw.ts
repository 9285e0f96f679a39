import type { Drawing, Frame } from '../kit/drawing'
import { at, mix, type Point, range } from '../kit/geometry'
import { placeLabels } from '../kit/labels'
import type { Place } from '../kit/mark'
import { firstWithRoom } from '../kit/no-room'
import { boxObstacles, lineObstacles, type Obstacle } from '../kit/obstacles'
import { leaders, path, smoothPath, weight } from '../kit/pen'
import { water } from '../kit/water'
import { marks, type Stands } from './marks'
import { higher, type Paper, papers, sheetFor, skies } from './sheets'
import type { ShownTimes } from './shown'
import { mountain, night, sunAt, type TimesSheet, wayOfSun } from './sky'
import { bigSun, glow, partOfSun, suns } from './suns'

const lightHours = range(11).map((step) => step + 7)

/** The way that the sun takes between message and quote, and the rest of each day. */
interface Ways {
  counted: Point[][]
  idle: Point[][]
  /** Hours of light on the way, and beside it. */
  countedSuns: Point[]
  idleSuns: Point[]
}

function waysOf({ hour, due }: ShownTimes, { arches, first, size }: TimesSheet): Ways {
  const ways: Ways = { counted: [], idle: [], countedSuns: [], idleSuns: [] }
  arches.forEach((arch, index) => {
    const day = index - first
    const from = day === 0 ? hour : day < 0 || day > due.days ? 18 : 6
    const to = day === due.days ? byDay(due.hour) : day < 0 || day > due.days ? 6 : 18
    const isOn = (time: number) => time > from && time <= to
    if (to > from) ways.counted.push(wayOfSun(arch, from, to))
    if (to <= from) ways.idle.push(wayOfSun(arch, 6, 18))
    if (to > from && from > 6) ways.idle.push(wayOfSun(arch, 6, from))
    if (to > from && to < 18) ways.idle.push(wayOfSun(arch, to, 18))
    ways.countedSuns.push(...lightHours.filter(isOn).map((time) => sunAt(arch, time)))
    ways.idleSuns.push(...lightHours.filter((time) => !isOn(time)).map((time) => sunAt(arch, time)))
    const next = arches[index + 1]
    if (!next || size === 'tall') return
    const isCounted = day >= 0 && day < due.days
    ways[isCounted ? 'counted' : 'idle'].push(night(arch, next))
  })
  return ways
}

/** By night the sun stands where it is last seen, or first. */
const byDay = (hour: number) => Math.min(16.5, Math.max(7, hour))

type Moment = { days: number; hour: number }

/** When the call of the example may be: any hour would do. */
const callTimes = ({ due }: ShownTimes): Moment[] => [
  { days: 1, hour: due.days > 1 ? 15 : (6 + byDay(due.hour)) / 2 },
  { days: 0, hour: 15 },
  { days: 0, hour: 16.5 },
]

function standsOf(section: ShownTimes, { arches, first }: TimesSheet, call: Moment): Stands {
  const stand = ({ days, hour }: Moment) => sunAt(at(arches, first + days), byDay(hour))
  return {
    written: stand({ days: 0, hour: section.hour }),
    form: stand(section.form.at),
    email: stand(section.email.at),
    call: stand(call),
    quote: stand(section.due),
  }
}

function sea({ arches, width, bleed, size, height }: TimesSheet, places: readonly Place[]): string {
  const horizons = size === 'tall' ? arches.map(({ horizon }) => horizon) : [at(arches, 0).horizon]
  return horizons
    .map((horizon, index) => {
      const rows = water({
        from: horizon + 14,
        to: size === 'tall' ? horizon + 56 : height - 10,
        gap: 13,
        seed: 70 + index,
        stretches: (y) => {
          const free = places.filter(({ box: [, top, , bottom] }) => y > top - 6 && y < bottom + 8)
          const cuts = free.map(({ box }) => box).sort((a, b) => a[0] - b[0])
          const starts = [-bleed, ...cuts.map(([, , right]) => right + 10)]
          const ends = [...cuts.map(([left]) => left - 10), width + bleed]
          return starts.map((start, place): readonly [number, number] => [start, ends[place] ?? start])
        },
      })
      const line = path(`M${-bleed} ${horizon}H${width + bleed}`, { stroke: 'ink', width: weight.thick })
      return path(rows, { stroke: 'sea', opacity: 0.7 }) + line
    })
    .join('')
}

/** The mountain stands below the day in the middle; on a tall sheet below each. */
const overMountain = ({ arches, size }: TimesSheet) =>
  size === 'tall' ? arches : [at(arches, Math.floor(arches.length / 2))]

function obstaclesOf(ways: Ways, stands: Stands, sheet: TimesSheet): Obstacle[] {
  const { width, kilometre } = sheet
  const massifs = overMountain(sheet).flatMap(({ middle, horizon, reach }) => {
    const [across, up] = [Math.max(reach[0], kilometre[0] * 9.8), reach[1]]
    return boxObstacles([
      mix(middle, Math.max(0, middle - across), 0.6),
      horizon - up * 0.4,
      mix(middle, Math.min(width, middle + across), 0.6),
      horizon,
    ])
  })
  return [
    ...[...ways.counted, ...ways.idle].flatMap((way) => lineObstacles(way, 8)),
    ...[...ways.countedSuns, ...ways.idleSuns].map((point) => ({ at: point, radius: 8 })),
    { at: stands.written, radius: 45 },
    { at: stands.quote, radius: 24 },
    { at: stands.call, radius: 16 },
    ...massifs,
  ]
}

function compose(section: ShownTimes, sheet: TimesSheet, call: Moment): Frame {
  const ways = waysOf(section, sheet)
  const stands = standsOf(section, sheet, call)
  const places = placeLabels(marks(section, stands, sheet), sheet, obstaclesOf(ways, stands, sheet))
  const lines = (list: Point[][]) => list.map((way) => smoothPath(way, 20)).join('')
  const massifs = overMountain(sheet)
  const step = sheet.size === 'tall' ? 2 : 1
  return {
    ...sheet,
    places,
    land:
      massifs.map(({ middle, horizon }) => mountain(middle, horizon, sheet.kilometre, step)).join('') +
      sea(sheet, places) +
      path(lines(ways.idle), { stroke: 'ink' }),
    subject: [
      ...glow(stands.written),
      path(lines(ways.counted), { stroke: 'ink', width: weight.thick }),
      leaders(places),
      suns(ways.idleSuns, 6, 'ground'),
      suns(ways.countedSuns, 9, 'sun'),
      bigSun(stands.written, 26),
      bigSun(stands.quote, 22),
      partOfSun(stands.call, section.call.hours),
    ].join(''),
  }
}

/** The days between a message and its quote, in three compositions. */
export function drawTimes(section: ShownTimes): Drawing {
  const sheetsOf = (paper: Paper) => {
    const sheet = sheetFor(paper, section.days.length - 2)
    return skies.flatMap((sky) => callTimes(section).map((call) => ({ sheet: higher(sheet, sky), call })))
  }
  return {
    frames: papers.map((paper) => firstWithRoom(sheetsOf(paper), ({ sheet, call }) => compose(section, sheet, call))),
  }
}
