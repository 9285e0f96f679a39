import { type Corner, corners, type Spot, type Street, streets } from './city'

const distance = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(bx - ax, by - ay)

/** Length of a line in kilometres. */
export const lengthOf = (line: readonly Spot[]): number =>
  line.reduce((sum, point, index) => {
    const before = line[index - 1]
    return before ? sum + distance(before, point) : sum
  }, 0)

/** A street as a line, from one of its corners to the other. */
export const lineOf = ({ from, to, through = [] }: Street): Spot[] => [corners[from], ...through, corners[to]]

const legs = streets.flatMap((street) => {
  const line = lineOf(street)
  const length = lengthOf(line)
  return [
    { from: street.from, to: street.to, line, length },
    { from: street.to, to: street.from, line: [...line].reverse(), length },
  ]
})

/** The shortest way along the streets, every bend included. */
export function shortestWay(from: Corner, to: Corner): Spot[] {
  const ways = new Map<Corner, { length: number; line: readonly Spot[] }>([
    [from, { length: 0, line: [corners[from]] }],
  ])
  // Few streets: all of them again until no way gets shorter.
  for (let isShorter = true; isShorter; ) {
    isShorter = false
    for (const leg of legs) {
      const before = ways.get(leg.from)
      if (!before) continue
      const length = before.length + leg.length
      if (length >= (ways.get(leg.to)?.length ?? Number.POSITIVE_INFINITY) - 1e-9) continue
      ways.set(leg.to, { length, line: [...before.line, ...leg.line.slice(1)] })
      isShorter = true
    }
  }
  const found = ways.get(to)
  if (!found) throw new Error(`No street leads from ${from} to ${to}`)
  return [...found.line]
}
