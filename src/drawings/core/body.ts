import type { Point } from '../kit/geometry'
import type { ShownCore } from './fields'
import type { CoreSheet } from './sheets'

/** A place in the core: how far along it, in units from its foot, and how far across, −1 and 1 being its edges. */
export interface Body {
  sheet: CoreSheet
  /** Units along to a month. */
  month: number
  /** Where the fault runs, in units along, at a place across. */
  fault: (across: number) => number
}

export const bodyOf = ({ length, faultAt }: Pick<ShownCore, 'length' | 'faultAt'>, sheet: CoreSheet): Body => {
  const month = sheet.length / length
  return { sheet, month, fault: (across) => faultAt * month + across * sheet.lean - bulge(sheet, across) }
}

/** How far one sees the face of the head, as a share of its radius. */
export const headDepth = 0.2

/** A cut through a round core, seen a little from its head: nearer to the foot in the middle than at the edges. */
export const bulge = ({ radius }: CoreSheet, across: number) =>
  headDepth * radius * Math.sqrt(Math.max(0, 1 - across * across))

/** The core is in two pieces: the upper one has slipped. */
export type Piece = 'foot' | 'head'

/** A place of the core on the sheet. */
export function onSheet({ sheet }: Body, along: number, across: number, piece: Piece = 'foot'): Point {
  const [forward, sideways] = piece === 'head' ? [sheet.gap, sheet.slip] : [0, 0]
  const [x, y] = [along + forward, across * sheet.radius + sideways]
  const [left, top] = sheet.foot
  return sheet.isUpright ? [left + y, top - x] : [left + x, top + y]
}

/** Path data of straight lines from point to point. */
export const outline = (points: readonly Point[]) =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
