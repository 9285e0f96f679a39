import { at, evenly, type Point, range } from './geometry'

/** A queue that hands out its cheapest entry first (a binary heap). */
class Queue {
  private readonly heap: { cost: number; node: number }[] = []

  get isEmpty() {
    return this.heap.length === 0
  }

  push(cost: number, node: number) {
    let place = this.heap.push({ cost, node }) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!this.swap(place, parent)) return
      place = parent
    }
  }

  pop() {
    const [first] = this.heap
    const last = this.heap.pop()
    if (!first || !last) throw new Error('An empty queue has nothing to hand out')
    if (this.heap.length > 0) this.heap[0] = last
    let place = 0
    for (;;) {
      const [left, right] = [2 * place + 1, 2 * place + 2]
      const child = this.costAt(right) < this.costAt(left) ? right : left
      if (!this.swap(child, place)) return first
      place = child
    }
  }

  private costAt = (place: number) => this.heap[place]?.cost ?? Number.POSITIVE_INFINITY

  /** Puts the cheaper of the two nearer to the top. */
  private swap(lower: number, upper: number): boolean {
    const [a, b] = [this.heap[lower], this.heap[upper]]
    if (!a || !b || a.cost >= b.cost) return false
    this.heap[lower] = b
    this.heap[upper] = a
    return true
  }
}

const cell = 10

/** Steps of a knight, a bishop and a rook: sixteen directions, so that a way over open ground is not jagged. */
const steps: readonly Point[] = [-2, -1, 0, 1, 2].flatMap((x) =>
  [-2, -1, 0, 1, 2].flatMap((y): Point[] => ((x === 0 && y === 0) || (x % 2 === 0 && y % 2 === 0) ? [] : [[x, y]])),
)

interface Land {
  width: number
  height: number
  /** What one unit of way costs at a point, at least 1. */
  cost: (point: Point) => number
  /** Height of the ground: climbing costs. */
  heightAt: (x: number, y: number) => number
}

/** The cheapest way over the ground from one point to another (Dijkstra), which bends as roads do. */
export function cheapestWay(from: Point, to: Point, { width, height, cost, heightAt }: Land): Point[] {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const nodeAt = ([x, y]: Point) => Math.round(y / cell) * columns + Math.round(x / cell)
  const pointOf = (node: number): Point => [(node % columns) * cell, Math.floor(node / columns) * cell]
  const [start, goal] = [nodeAt(from), nodeAt(to)]
  const costs = new Map([[start, 0]])
  const before = new Map<number, number>()
  const done = new Set<number>()
  const queue = new Queue()
  queue.push(0, start)
  while (!queue.isEmpty && !done.has(goal)) {
    const { node } = queue.pop()
    if (done.has(node)) continue
    done.add(node)
    const here = pointOf(node)
    const level = heightAt(...here)
    for (const [dx, dy] of steps) {
      const there: Point = [here[0] + dx * cell, here[1] + dy * cell]
      if (there[0] < 0 || there[1] < 0 || there[0] >= columns * cell || there[1] >= rows * cell) continue
      const next = nodeAt(there)
      const length = Math.hypot(dx, dy) * cell
      const climb = Math.abs(heightAt(...there) - level) / length
      const total = (costs.get(node) ?? 0) + length * cost(there) * (1 + 6 * climb + 60 * climb * climb)
      if (total >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(next, total)
      before.set(next, node)
      queue.push(total, next)
    }
  }
  const way: Point[] = [to]
  for (let node = before.get(goal); node !== undefined && node !== start; node = before.get(node))
    way.unshift(pointOf(node))
  return [from, ...way]
}

/** Rounds the corners of a way: the more often, the wider its bends. The ends stay where they are. */
export function roundedWay(way: readonly Point[], times = 6): Point[] {
  let points = evenly(way, 12)
  for (const _pass of range(times)) {
    points = points.map(([x, y], index): Point => {
      if (index === 0 || index === points.length - 1) return [x, y]
      const [before, after] = [at(points, index - 1), at(points, index + 1)]
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
    })
  }
  return evenly(points, 6)
}
