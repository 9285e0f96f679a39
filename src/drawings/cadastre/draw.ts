import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { unitsPerRem } from '../kit/frames'
import { at, curveThrough, mix, nearest, type Point } from '../kit/geometry'
import { ground } from '../kit/ground'
import type { Place } from '../kit/labels'
import { type Lettering, measure } from '../kit/lettering'
import { dots, path, smoothPath, weight } from '../kit/pen'
import { drawCrop, fieldOf, outline } from './crops'
import type { ShownCadastre } from './fields'
import { borderOf, type CadastreSheet, divide, gate, sheets } from './land'
import { farthest, middleOf, type Polygon, stretches } from './polygon'

/** The rows of the register, in columns of equal rows; the sum stands last. */
function register({ parcels, owner, totalText }: ShownCadastre, sheet: CadastreSheet): Place[] {
  const rem = unitsPerRem(sheet)
  const column = sheet.column / rem
  const entries: { id: string; words: Lettering }[] = [
    ...parcels.map(({ number, name, sizeText, text }, index) => ({
      id: `parcel-${index}`,
      words: { title: `${number}. ${name}`, name: sizeText, text },
    })),
    { id: 'owner', words: { total: totalText, name: owner.name, text: owner.text } },
  ]
  const perColumn = Math.ceil(entries.length / sheet.columns.length)
  const tops = sheet.columns.map(() => sheet.top)
  return entries.map(({ id, words }, index): Place => {
    const place = Math.floor(index / perColumn)
    const [x, y] = [at(sheet.columns, place), at(tops, place)]
    const height = measure(words, sheet.size, column).height * rem
    tops[place] = y + height + 22
    return {
      id,
      x,
      y: Math.round(y),
      alignX: 0,
      alignY: 0,
      column,
      box: [x, y, x + sheet.column, y + height],
      leader: null,
    }
  })
}

/** Numbers stand in the middle of their parcels. */
function numbers({ parcels }: ShownCadastre, fields: readonly Polygon[], sheet: CadastreSheet): Place[] {
  const rem = unitsPerRem(sheet)
  return parcels.map(({ number, crop }, index): Place => {
    const field = at(fields, index)
    const middle = middleOf(field)
    const { width: column, height } = measure({ figure: number }, sheet.size, 4)
    // Houses keep the middle of their parcel: the number stands towards the corner that is farthest.
    const [farX, farY] = farthest(field)
    const aside = crop === 'yard' ? 0.5 : 0
    const [x, top] = [
      Math.round(mix(middle[0], farX, aside) - (column * rem) / 2),
      Math.round(mix(middle[1], farY, aside) - (height * rem) / 2),
    ]
    const box = [x, top, x + column * rem, top + height * rem] as const
    return { id: `number-${index}`, x, y: top, alignX: 0, alignY: 0, column, box, leader: null }
  })
}

const rough = seededNoise(seededRandom(52))
const country = (x: number, y: number) => rough(x / 380, y / 380) * 1.3 + (y - x) / 700

/** The public road, up to the gate of the farm. */
function roadOf(border: Polygon, { bleed, height }: CadastreSheet): Point[] {
  const stone = at(border, gate)
  return curveThrough([
    [-bleed - 20, stone[1] + height * 0.02],
    [stone[0] * 0.3 - 40, stone[1] + 34],
    [stone[0] * 0.7, stone[1] + 26],
    stone,
  ])
}

/** What grows on the parcels, and the houses: those stand before the halos of the numbers. */
function cropsOf({ parcels }: ShownCadastre, fields: readonly Polygon[], { grain }: CadastreSheet) {
  const drawn = parcels.map(({ crop }, index) => ({
    crop,
    svg: drawCrop(crop, fieldOf(at(fields, index), grain, index + 3)),
  }))
  const of = (isHouse: boolean) => drawn.filter(({ crop }) => (crop === 'yard') === isHouse).map(({ svg }) => svg)
  return { growing: of(false), houses: of(true) }
}

function compose(section: ShownCadastre, sheet: CadastreSheet): Frame {
  const border = borderOf(sheet)
  const fields = divide(
    border,
    section.parcels.map(({ size }) => size),
  )
  const places = [...register(section, sheet), ...numbers(section, fields, sheet)]
  const road = roadOf(border, sheet)
  const isOutside = (point: Point) =>
    stretches(border, [-5000, point[1]], [1, 0]).every(
      ([from, to]) => point[0] < from[0] - 8 || point[0] > to[0] + 8,
    ) && nearest(road, point).away > 12
  const { growing, houses } = cropsOf(section, fields, sheet)
  const { size, width, bleed } = sheet
  const height = Math.max(sheet.height, ...places.map(({ box }) => Math.ceil(box[3]) + 24))
  const way = smoothPath(road, 30)
  const edge = outline(border)
  return {
    ...{ size, width, height, bleed, places },
    land: [
      ground(country, { ...sheet, height }, { interval: 0.3, spacing: 60, isKept: isOutside }),
      path(way, { stroke: 'ink', width: 13, isQuantity: true, opacity: 0.5 }),
      path(way, { stroke: 'ground', width: 11, isQuantity: true }),
      ...fields.map((field, index) => path(outline(field), { fill: index % 2 === 0 ? 'ground' : 'bed-white' })),
      ...growing,
    ].join(''),
    subject: [
      ...houses,
      path(fields.map((field) => outline(field)).join(''), { stroke: 'ink', width: weight.thick }),
      path(edge, { stroke: 'casing', width: weight.casing }),
      path(edge, { stroke: 'lemon', width: weight.track }),
      path(dots(border), { stroke: 'ink', width: 12 }),
      path(dots(border), { stroke: 'ground', width: 7.5 }),
    ].join(''),
  }
}

/** The farm and its register, in three compositions. */
export function drawCadastre(section: ShownCadastre): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
