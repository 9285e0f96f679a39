export interface Item {
  /** Where its middle wants to be. */
  at: number
  /** The room it takes. */
  size: number
}

/**
 * Moves items along a line as little as possible so that none overlaps the next. They keep their order.
 * @returns the middles, between `from` and `to` as long as there is room
 */
export function spread(items: readonly Item[], gap: number, [from, to]: readonly [number, number]): number[] {
  // Distances that the order demands are taken out; what remains only has to rise.
  const offsets: number[] = []
  items.forEach(({ size }, index) => {
    const before = items[index - 1]
    offsets.push(before ? (offsets[index - 1] ?? 0) + (before.size + size) / 2 + gap : 0)
  })
  const blocks: { mean: number; count: number }[] = []
  items.forEach(({ at }, index) => {
    let block = { mean: at - (offsets[index] ?? 0), count: 1 }
    for (let last = blocks.at(-1); last && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop()
      const count = last.count + block.count
      block = { mean: (last.mean * last.count + block.mean * block.count) / count, count }
    }
    blocks.push(block)
  })
  const places = blocks.flatMap(({ mean, count }) => new Array<number>(count).fill(mean))
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return []
  const lowest = from + first.size / 2
  const highest = Math.max(lowest, to - last.size / 2 - (offsets.at(-1) ?? 0))
  return places.map((place, index) => Math.min(highest, Math.max(lowest, place)) + (offsets[index] ?? 0))
}
