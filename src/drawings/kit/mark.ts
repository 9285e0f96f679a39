import type { Point } from './geometry'
import type { Leader } from './leader'
import type { Lettering } from './lettering'
import type { Area } from './obstacles'

/**
 * Where a label stands: the way to it from its mark, −1 being left or up, and which point of its box lies there, 0 being
 * its left or top, 1 its right or bottom.
 */
export const sides = {
  right: [1, 0, 0, 0.5],
  left: [-1, 0, 1, 0.5],
  below: [0, 1, 0.5, 0],
  above: [0, -1, 0.5, 1],
  'below, to the right': [0, 1, 0, 0],
  'below, to the left': [0, 1, 1, 0],
  'above, to the right': [0, -1, 0, 1],
  'above, to the left': [0, -1, 1, 1],
  'below right': [1, 1, 0, 0],
  'above right': [1, -1, 0, 1],
  'below left': [-1, 1, 1, 0],
  'above left': [-1, -1, 1, 1],
  'right, its foot level': [1, 0, 0, 1],
} as const

export type Side = keyof typeof sides

export const allSides: readonly Side[] = [
  'right',
  'left',
  'below right',
  'above right',
  'below left',
  'above left',
  'below',
  'above',
  'below, to the right',
  'above, to the right',
  'below, to the left',
  'above, to the left',
]

/** What is to be named. */
export interface Mark {
  id: string
  words: Lettering
  at: Point
  /** Radius of what is drawn there. */
  radius: number
  /** Sides that suit it, the best first. Left out, all of them. */
  sides?: readonly Side[]
  /** Column widths in rem to try, the best first. */
  columns?: readonly number[]
  /** The left edge that labels have in common where they find room there, their first lines level with the marks. Units. */
  left?: number
  /** Set where the label stands close to its mark, if any place there is free. */
  isClose?: boolean
  /** Room in rem for a sign that stands before the words. */
  sign?: number
}

/** A label in its place: the box lies to the step's side of the point. */
export interface Place {
  id: string
  /** Point of the box nearest to its mark, in units. */
  x: number
  y: number
  /** Which point of the box that is: 0 is its left or top, 1 its right or bottom. */
  alignX: number
  alignY: number
  /** Width of its column in rem. */
  column: number
  /** The room it takes where the composition is narrowest, in units: left, top, right, bottom. */
  box: Area
  /** From the mark to the label, where they are apart. */
  leader: Leader | null
}
