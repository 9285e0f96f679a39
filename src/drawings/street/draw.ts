import { type Hand, handPlaces } from '../kit/by-hand'
import type { Drawing, Frame } from '../kit/drawing'
import { unitsPerRem } from '../kit/frames'
import { at, mix, type Point, range } from '../kit/geometry'
import type { Mark, Place } from '../kit/mark'
import { path, weight } from '../kit/pen'
import { cat, dome, tower, van } from './company'
import type { ShownStreet } from './fields'
import { house, lantern } from './house'
import { moved } from './pieces'
import { fitted, type StreetSheet, sheets, standsOf, sunAt } from './sheets'
import { bay, shopFront } from './shop'
import { skyLines, sunHeight, sunOrMoon, sunWay } from './sky'

const looks = ['windows', 'balcony', 'arch'] as const
const heights = [286, 304, 322, 292, 326, 308, 280, 312, 318]

/** A house of the street, whatever stands in it. `place` is counted from the first moment. */
const houseAt = (place: number, { isShops }: StreetSheet, isLit: boolean) =>
  house({
    height: isShops ? 184 : at(heights, (place + 9) % 9),
    look: at(looks, (place + 9) % 3),
    isLit,
  })

/** The street goes on at both ends, with shops that are not the one the drawing is about. */
function neighbours(sheet: StreetSheet): string {
  if (sheet.isShops) return ''
  return sheet.rows
    .flatMap(({ houses, foot }, row) => {
      const isLast = row === sheet.rows.length - 1
      return [-2, -1, houses, houses + 1].map((place) => {
        const isLit = isLast && place >= houses
        const x = sheet.left + place * bay * sheet.scale
        return moved(x, foot, sheet.scale, houseAt(place + 1, sheet, isLit) + shopFront(0, 1))
      })
    })
    .join('')
}

function skies(section: ShownStreet, stands: readonly Point[], sheet: StreetSheet): string {
  const [, high] = sheet.sun
  return sheet.rows
    .map(({ foot }) => {
      const marks = section.moments.flatMap(({ hour }, index) => {
        const [x, y] = at(stands, index)
        return y === foot ? [{ x: x + (bay * sheet.scale) / 2, hour }] : []
      })
      const [left, right] = sheet.isShops
        ? [sheet.left + bay * sheet.scale + 10, sheet.width - 16]
        : [-sheet.bleed, sheet.width + sheet.bleed]
      const bottom = sheet.isShops ? foot - 160 : foot - 250 * sheet.scale
      return skyLines({ marks, light: section.light, left, right, top: foot - high - 34, bottom })
    })
    .join('')
}

/** The way of the sun over a row, where its moments stand side by side. */
function ways(section: ShownStreet, stands: readonly Point[], sheet: StreetSheet): string {
  if (sheet.isShops) return ''
  const hours = section.moments.map(({ hour }) => hour)
  return sheet.rows
    .map(({ foot }) => {
      const row = range(stands.length).filter((index) => at(stands, index)[1] === foot)
      const points = row.slice(1).flatMap((index) =>
        range(12).map((step): Point => {
          const hour = mix(at(hours, index - 1), at(hours, index), step / 11)
          const x = mix(at(stands, index - 1)[0], at(stands, index)[0], step / 11)
          return sunAt([x, foot], hour, section.light, sheet)
        }),
      )
      return sunWay(points)
    })
    .join('')
}

/** The pavement: its edge, and the joints of its slabs. */
function pavement({ rows, bleed, width, scale }: StreetSheet): string {
  const [left, right] = [-bleed, width + bleed]
  const slabs = rows.flatMap(({ foot }) =>
    range(Math.floor((right - left) / 38)).map((slab) => `M${left + slab * 38} ${foot}l-7 ${Math.round(11 * scale)}`),
  )
  const edges = rows.map(({ foot }) => `M${left} ${foot + Math.round(11 * scale)}H${right}`)
  const feet = rows.map(({ foot }) => `M${left} ${foot}H${right}`)
  return (
    path(slabs.join(''), { stroke: 'ink', opacity: 0.6 }) +
    path(edges.join(''), { stroke: 'ink', opacity: 0.6, isLine: true }) +
    path(feet.join(''), { stroke: 'ink', width: weight.thick, isLine: true })
  )
}

/** Words stand below their house, at its left; beside it where there are shops alone. */
function placesOf(section: ShownStreet, stands: readonly Point[], sheet: StreetSheet): Place[] {
  const wide = bay * sheet.scale
  const column = Math.floor(((wide - 14) / unitsPerRem(sheet)) * 10) / 10
  const hands = section.moments.map(({ timeText, name, text }, index) => {
    const [x, y] = at(stands, index)
    const hand: Hand = sheet.isShops
      ? { x: x + wide + 12, y: y - 132, column: 9, room: [9, 8] }
      : { x, y: y + 30, column, room: [column, 8] }
    const mark: Mark = { id: `moment-${index}`, words: { figure: timeText, name, text }, at: [x, y], radius: 0 }
    return { mark, hand }
  })
  const byId = Object.fromEntries(hands.map(({ mark, hand }) => [mark.id, hand]))
  return (
    handPlaces(
      hands.map(({ mark }) => mark),
      sheet,
      byId,
    ) ?? []
  )
}

function compose(section: ShownStreet, sheet: StreetSheet): Frame {
  const { scale, isShops } = sheet
  const stands = standsOf(section.moments.length, sheet)
  const places = placesOf(section, stands, sheet)
  const isNight = section.moments.map(({ hour }) => sunHeight(hour, section.light) < 0)
  const suns = section.moments.map(({ hour }, index) => {
    const [x, y] = sunAt(at(stands, index), hour, section.light, sheet)
    const up = isNight[index] ? sheet.sun[1] - (isShops ? 20 : 60) : 0
    return sunOrMoon([x, up > 0 ? at(stands, index)[1] - up : y], isNight[index] === true)
  })
  // The shop with its shutter half-way up is a detail that other pictures may show.
  const halfWay = Math.floor(section.steps / 2)
  const fronts = section.moments.map(({ steps }, index) => {
    const [x, y] = at(stands, index)
    return (
      moved(x, y, scale, houseAt(index + 1, sheet, isNight[index] === true)) +
      moved(x, y, scale, shopFront(steps, section.steps), index === halfWay ? 'shutter' : undefined)
    )
  })
  const company = section.moments.map((_, index) => {
    const [x, y] = at(stands, index)
    if (index === section.steps) return moved(x + 66 * scale, y, scale, van, 'ape')
    return index === 0 ? moved(x + 150 * scale, y, scale, cat, 'cat') : ''
  })
  const lamps = stands.map(([x, y], index) =>
    isShops ? '' : moved(x + bay * scale, y, scale, lantern(isNight[index] === true)),
  )
  const [first, last] = [at(stands, 0), at(stands, stands.length - 1)]
  const behind = isShops
    ? ''
    : moved(first[0] + bay * scale, first[1], (1 + scale) / 2, tower) +
      moved(last[0] + bay * scale * 1.14, last[1], (1 + scale) / 2, dome)
  return {
    ...sheet,
    places,
    land: skies(section, stands, sheet) + behind + neighbours(sheet) + pavement(sheet),
    subject: ways(section, stands, sheet) + suns.join('') + fronts.join('') + company.join('') + lamps.join(''),
  }
}

/** Opening day in its three compositions. */
export function drawStreet(section: ShownStreet): Drawing {
  return { frames: sheets.map((sheet) => compose(section, fitted(sheet, section.moments.length))) }
}
