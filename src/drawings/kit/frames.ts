/**
 * A drawing is composed up to three times: for a wide screen, a small one and a tall one. `from` is the narrowest width
 * that shows the composition, in rem, so that a reader with larger letters gets the composition that has room for
 * them; `upTo` is where the drawing stops growing. Below the tall one there is only the list.
 */
export const sizes = {
  wide: { from: 77.5, upTo: 90 },
  small: { from: 48, upTo: 77.5 },
  tall: { from: 19.5, upTo: 34 },
} as const

export type Size = keyof typeof sizes

export const sizeNames = ['wide', 'small', 'tall'] as const satisfies readonly Size[]

/** The sheet of a composition, in units of its view box. */
export interface Sheet {
  size: Size
  width: number
  height: number
  /** How far the ground goes on at the left and the right, for screens wider than the drawing. */
  bleed: number
}

/** Units of the sheet to one rem where the composition is narrowest: text is never larger, against the drawing, than there. */
export function unitsPerRem({ size, width }: Pick<Sheet, 'size' | 'width'>): number {
  return width / sizes[size].from
}
