import { gzipSync } from 'node:zlib'

import { type Frame, frameSvg } from '../../src/drawings/kit/drawing'
import { isCrossed, type Leader } from '../../src/drawings/kit/leader'
import { type Area, overlap } from '../../src/drawings/kit/obstacles'

/** Whether a leader runs through an area: it meets one of the area's diagonals. */
const isThrough = (leader: Leader, [left, top, right, bottom]: Area) =>
  isCrossed(leader, [
    [left, top],
    [right, bottom],
  ]) ||
  isCrossed(leader, [
    [left, bottom],
    [right, top],
  ])

/** Each label stands on the sheet and overlaps no other label; its leader crosses neither a label nor another leader. */
export function expectLegible({ places, width, height }: Frame) {
  for (const { id, box, leader } of places) {
    const others = places.filter((other) => other.id !== id)
    const under = others.filter((other) => overlap(other.box, box))
    const crossed = others.filter((other) => leader && other.leader && isCrossed(leader, other.leader))
    const through = others.filter((other) => leader && isThrough(leader, other.box))
    const ids = [under, crossed, through].map((found) => found.map((other) => other.id))
    expect({ id, under: ids[0], crossed: ids[1], through: ids[2] }).toEqual({ id, under: [], crossed: [], through: [] })
    const [left, top, right, bottom] = box
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(0)
  }
}

/** A composition weighs at most 8 kB compressed. */
export function expectLight(frame: Frame) {
  expect(gzipSync(frameSvg(frame)).length).toBeLessThan(8_000)
}

/** Makes something once, when it is first asked for: a drawing takes a second or more. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
