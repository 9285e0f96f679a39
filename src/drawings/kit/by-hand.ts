import type { Sheet } from './frames'
import { unitsPerRem } from './frames'
import type { Leader } from './leader'
import { measure } from './lettering'
import type { Mark, Place } from './mark'
import type { Area } from './obstacles'

/** A label put in its place by hand and eye. */
export interface Hand {
  /** Point that the label keeps at all widths, in units. */
  x: number
  y: number
  /** Which point of the label that is; without, its top left corner. */
  alignX?: number
  alignY?: number
  /** Width of its column in rem. */
  column: number
  /** Room that its words may take in any language: width and height in rem. The land leaves it free. */
  room: readonly [number, number]
  leader?: Leader
}

/** Hand-set places by the label's id. */
export type Hands = Readonly<Record<string, Hand>>

const areaOf = ({ x, y, alignX = 0, alignY = 0 }: Hand, width: number, height: number): Area => {
  const [left, top] = [x - alignX * width, y - alignY * height]
  return [left, top, left + width, top + height]
}

/** The places of the marks, if each of them has one by hand. */
export function handPlaces(marks: readonly Mark[], sheet: Sheet, hands: Hands | undefined): Place[] | undefined {
  const rem = unitsPerRem(sheet)
  const places = marks.flatMap(({ id, words, sign = 0 }): Place[] => {
    const hand = hands?.[id]
    if (!hand) return []
    const { x, y, alignX = 0, alignY = 0, column, leader = null } = hand
    const size = measure(words, sheet.size, column - sign)
    const box = areaOf(hand, (size.width + sign) * rem, Math.max(size.height, sign) * rem)
    return [{ id, x, y, alignX, alignY, column, box, leader }]
  })
  return places.length === marks.length ? places : undefined
}

/** The rooms of hand-set places, in units. */
export const roomsOf = (hands: Hands, sheet: Sheet): Area[] =>
  Object.values(hands).map((hand) => {
    const rem = unitsPerRem(sheet)
    return areaOf(hand, hand.room[0] * rem, hand.room[1] * rem)
  })
