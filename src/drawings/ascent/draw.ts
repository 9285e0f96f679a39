import type { Drawing, Frame } from '../kit/drawing'
import { unitsPerRem } from '../kit/frames'
import { at, type Point } from '../kit/geometry'
import { ground } from '../kit/ground'
import { placeLabels } from '../kit/labels'
import type { Mark, Place } from '../kit/mark'
import { type Area, boxObstacles, lineObstacles } from '../kit/obstacles'
import { leaders, path, smoothPath, weight } from '../kit/pen'
import type { ShownAscent } from './fields'
import { heightAt, hut, summit } from './mountain'
import { routes } from './routes'
import { type AscentSheet, onLand, onSheet, sheets } from './sheets'
import { drawHut, drawSummit } from './signs'
import { dashes, rowHeight, tableHead } from './table'

const lineOf = (sheet: AscentSheet, section: ShownAscent, index: number): Point[] => {
  const way = section.options[index]?.way ?? 'straight'
  return routes()[way].map((point) => onSheet(sheet, point))
}

/** The places on the chosen route where one can still turn back: they part it evenly. */
export function hutsOn(line: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, index) => at(line, ((line.length - 1) * (index + 1)) / (count + 1)))
}

/** On a tall sheet routes wind about the summit: its words stand above them all. */
function aboveAll(sheet: AscentSheet, section: ShownAscent): Point {
  const tops = section.options.flatMap((_route, index) => lineOf(sheet, section, index)).map(([, y]) => y)
  return [onSheet(sheet, summit)[0], Math.min(...tops) - 4]
}

/** Where on each route its words stand, and on which side: none comes between two routes that it could belong to. */
const naming = {
  straight: { share: 0.4, sides: ['below, to the right', 'below', 'below right', 'above', 'above left'] },
  pass: { share: 0.3, sides: ['above left', 'above', 'above, to the left', 'left', 'below right'] },
  round: { share: 0.3, sides: ['below left', 'below', 'below, to the left', 'below right', 'above', 'above right'] },
} as const

function marks(section: ShownAscent, sheet: AscentSheet): Mark[] {
  const isTall = sheet.size === 'tall'
  const ends: Mark[] = [
    {
      id: 'from',
      words: { title: section.from.name, text: section.from.text },
      at: onSheet(sheet, hut),
      radius: 22,
      columns: isTall ? [9, 8, 7] : [10, 8, 12, 7],
    },
    {
      id: 'to',
      words: { title: section.to.name, text: section.to.text },
      columns: isTall ? [11, 9, 8] : [16, 12, 10],
      ...(isTall
        ? {
            at: aboveAll(sheet, section),
            radius: 0,
            sides: ['above', 'above, to the right', 'above, to the left'] as const,
          }
        : { at: onSheet(sheet, summit), radius: 22 }),
    },
  ]
  if (isTall) return ends
  const names = section.options.map(({ way, name, text }, index): Mark => {
    const line = lineOf(sheet, section, index)
    const { share, sides } = naming[way]
    return {
      id: `route-${index}`,
      words: { name, text },
      at: at(line, line.length * share),
      radius: 5,
      columns: [12, 10, 9],
      sides,
    }
  })
  return [...ends, ...names]
}

/** The table has a place of its own; on a tall sheet it comes below, as high as its words are. */
function tablePlace(section: ShownAscent, sheet: AscentSheet): Place[] {
  if (sheet.size === 'tall') return []
  const rem = unitsPerRem(sheet)
  const rows = section.options.map(({ name }) => rowHeight(name, sheet.size, sheet.column))
  const height = rows.reduce((sum, row) => sum + row, tableHead) * rem
  const [x, y] = sheet.table
  const box: Area = [x, y, x + sheet.column * rem, y + height]
  return [{ id: 'table', x, y, alignX: 0, alignY: 0, column: sheet.column, box, leader: null }]
}

function drawRoutes(section: ShownAscent, sheet: AscentSheet): string {
  let others = 0
  const drawn = section.options.map(({ chosen }, index) => {
    const data = smoothPath(lineOf(sheet, section, index), sheet.size === 'tall' ? 14 : 22)
    if (chosen) {
      const track = path(data, { stroke: 'lemon', width: weight.track })
      return { chosen, data: path(data, { stroke: 'casing', width: weight.casing }) + track }
    }
    const stroke = dashes[others++ % 2 === 0 ? 0 : 1]
    return { chosen, data: path(data, { stroke: 'ground', width: 8 }) + path(data, { stroke: 'ink', ...stroke }) }
  })
  return drawn
    .sort((a, b) => Number(a.chosen) - Number(b.chosen))
    .map(({ data }) => data)
    .join('')
}

function compose(section: ShownAscent, sheet: AscentSheet): Frame {
  const lines = section.options.map((_route, index) => lineOf(sheet, section, index))
  const chosen = section.options.findIndex(({ chosen }) => chosen)
  const huts = hutsOn(at(lines, chosen), section.huts)
  const table = tablePlace(section, sheet)
  const obstacles = [
    ...lines.flatMap((line) => lineObstacles(line, 7)),
    ...[...huts, onSheet(sheet, hut), onSheet(sheet, summit)].map((point) => ({ at: point, radius: 20 })),
    ...table.flatMap(({ box }) => boxObstacles(box)),
  ]
  const places = placeLabels(marks(section, sheet), sheet, obstacles)
  const isTall = sheet.size === 'tall'
  const groundAt = (x: number, y: number) => heightAt(...onLand(sheet, [x, y]))
  return {
    ...sheet,
    height: isTall ? sheet.table[1] : sheet.height,
    places: [...places, ...table],
    land: ground(groundAt, sheet, { interval: 4, spacing: isTall ? 26 : 38 }),
    subject: [
      drawRoutes(section, sheet),
      leaders(places),
      ...huts.map((point) => drawHut(point, 0.8)),
      drawHut(onSheet(sheet, hut), 1.25),
      drawSummit(onSheet(sheet, summit)),
    ].join(''),
  }
}

/** The mountain in its three compositions. */
export function drawAscent(section: ShownAscent): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
