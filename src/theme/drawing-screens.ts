/** The name in the id of a rectangle, for example of the label in `place-<label>`; empty where its kind is another. */
export const nameIn = (kind: 'place' | 'target' | 'frame' | 'column', { id }: { id: string }): string =>
  id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : ''

/**
 * The screens of each composition: its narrowest width, in rem, so that larger letters choose one with room for them, and
 * where it stops growing. `width` is in units of its art.
 */
export const screens: Record<Queries.CompositionSize, { from: number; upTo: number; width: number }> = {
  wide: { from: 77.5, upTo: 90, width: 1440 },
  small: { from: 48, upTo: 77.5, width: 960 },
  tall: { from: 19.5, upTo: 34, width: 390 },
}
