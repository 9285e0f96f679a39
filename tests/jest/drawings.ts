import { gzipSync } from 'node:zlib'

import { type Frame, frameSvg } from '../../src/drawings/kit/drawing'
import { overlap } from '../../src/drawings/kit/obstacles'

/** Each label stands on the sheet, and overlaps no other label. */
export function expectLegible({ places, width, height }: Frame) {
  for (const { id, box } of places) {
    const under = places.filter((other) => other.id !== id && overlap(other.box, box))
    expect({ id, under: under.map((other) => other.id) }).toEqual({ id, under: [] })
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
