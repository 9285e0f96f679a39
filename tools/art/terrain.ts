/**
 * Draws a terrain, lit contour lines, in the form of data/terrain/<page>.svg:
 *
 *     npx tsx tools/art/terrain.ts '{ "hills": [{ "x": 1150, "y": 420, "height": 12, "radius": 330 }] }' > data/terrain/home.svg
 *
 * Light comes from the upper left: lines on slopes that face it are pale, others dark, and the squarer they stand to it the
 * wider they are (Tanaka Kitiro, 1950). Where one changes into the other, both are thin.
 */
import { z } from 'zod'

import { lineWidths } from '../../src/theme/tokens'

type Point = readonly [x: number, y: number]
const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2]

const terrain = z.strictObject({
  hills: z.array(
    z.strictObject({
      x: z.number(),
      y: z.number(),
      /** In lines; below 0 it is a hollow. */
      height: z.number(),
      radius: z.number().positive(),
      /** How many times as long as wide, and in which direction, in degrees. */
      stretch: z.number().positive().default(1),
      turn: z.number().default(0),
      /** Whether its flanks get steeper towards the top, as those of Etna. */
      isConcave: z.boolean().default(false),
    }),
  ),
  /** Lines that the whole terrain rises by, from the left edge to the right one and from the top to the bottom. */
  slope: z.tuple([z.number(), z.number()]).default([0, 0]),
  /** Below this height is sea: dashes in place of lines. */
  sea: z.number().optional(),
})

const [width, height] = [1600, 900]
const margin = 32
const cell = 8
const { hills, slope, sea = Number.NEGATIVE_INFINITY } = terrain.parse(JSON.parse(process.argv[2] ?? ''))

/** Slow waves, so that no line is a circle. */
const wave = (at: number) => 22 * Math.sin(at / 120) + 9 * Math.sin(at / 47 + 2)

function heightAt([x, y]: Point): number {
  const tops = hills.map((hill) => {
    const [dx, dy] = [x + wave(y + x / 2) - hill.x, y + wave(x - y / 2) - hill.y]
    const turn = (hill.turn * Math.PI) / 180
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / hill.stretch
    const far = Math.hypot(along, dy * Math.cos(turn) - dx * Math.sin(turn)) / hill.radius
    return hill.height * (hill.isConcave ? Math.exp(-1.7 * Math.hypot(far, 0.12)) : Math.exp(-far * far))
  })
  return tops.reduce((sum, top) => sum + top, (slope[0] * x) / width + (slope[1] * y) / height)
}

/** A side of a cell of the grid, named by its two corners. */
type Crossing = { at: Point; next: Crossing[] }

/** The lines of one height. A grid says between which corners they pass. */
function linesAt(level: number): Point[][] {
  const crossings = new Map<string, Crossing>()
  const crossing = (one: Point, other: Point): Crossing[] => {
    const [from, to] = [heightAt(one) - level, heightAt(other) - level]
    if (from > 0 === to > 0) return []
    const share = from / (from - to)
    const at: Point = [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share]
    const known = crossings.get(`${at}`) ?? { at, next: [] }
    crossings.set(`${at}`, known)
    return [known]
  }
  for (let x = -margin; x < width + margin; x += cell)
    for (let y = -margin; y < height + margin; y += cell) {
      const corner = (right: 0 | 1, down: 0 | 1): Point => [x + right * cell, y + down * cell]
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)] as const
      const found = [...crossing(a, b), ...crossing(b, c), ...crossing(d, c), ...crossing(a, d)]
      for (const [index, one] of found.entries()) one.next.push(...found.slice(index ^ 1, (index ^ 1) + 1))
    }
  const all = [...crossings.values()]
  const left = new Set(all)
  // Lines that end at the edge begin there; the others are rings.
  return [...all.filter(({ next }) => next.length === 1), ...all].flatMap((start) => {
    const line: Point[] = []
    for (let one: Crossing | undefined = start; one && left.has(one); one = one.next.find((next) => left.has(next))) {
      left.delete(one)
      line.push(one.at)
    }
    const isRing = start.next.length > 1 && line.length > 2
    return line.length > 1 ? [isRing ? [...line, start.at] : line] : []
  })
}

const step = 24
const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY)

/** The points of a line about `step` units apart, with its ends. */
const sparse = (line: readonly Point[]) => {
  let passed = step
  return line.filter((point, index) => {
    passed += distance(point, line[index - 1] ?? point)
    const isKept = passed >= step || index === line.length - 1
    if (isKept) passed = 0
    return isKept
  })
}

/** How squarely the slope between two points faces the light: 1, or turns from it: −1. */
function lightOn(from: Point, to: Point): number {
  const [midX, midY] = middle(from, to)
  const downX = heightAt([midX - 6, midY]) - heightAt([midX + 6, midY])
  const downY = heightAt([midX, midY - 6]) - heightAt([midX, midY + 6])
  return (-Math.SQRT1_2 * (downX + downY)) / (Math.hypot(downX, downY) || 1)
}

const widths = Object.keys(lineWidths)

/** The color and the width of a line at a point, `far` points from where light changes. Near the words of the page it is thin. */
function lookOf(light: number, [x]: Point, far: number): string {
  const ofLight = 5 * Math.abs(light)
  const ofPlace = 25 * Math.max(0, x / width - 0.4)
  return `${light > 0 ? 'lit' : 'shade'} ${widths[Math.round(Math.min(ofLight, ofPlace, far, widths.length - 1))]}`
}

const half = (value: number) => Math.round(value * 2) / 2

/** A curve through the middles between points, from one point to the next. */
function curve([start = [0, 0], ...points]: readonly Point[]): string {
  let at: Point = [half(start[0]), half(start[1])]
  const parts = [`M${at.join(' ')}`]
  for (const [index, [x, y]] of points.entries()) {
    const [endX, endY] = middle([x, y], points[index + 1] ?? [x, y])
    const end: Point = [half(endX), half(endY)]
    parts.push(`q${half(x) - at[0]} ${half(y) - at[1]} ${end[0] - at[0]} ${end[1] - at[1]}`)
    at = end
  }
  return parts.join('')
}

const paths = new Map<string, string>()
const draw = (look: string, path: string) => paths.set(look, (paths.get(look) ?? '') + path)

/** Draws a line in runs of one look. They meet half-way between two points, so that the line keeps its direction. */
function drawLine(line: readonly Point[]): void {
  const isRing = `${line[0]}` === `${line.at(-1)}`
  const points = isRing ? sparse(line).slice(0, -1) : sparse(line)
  /** What stands at an index of the line: round a ring it goes on, else it ends. */
  const near = <T>(list: readonly T[], index: number) =>
    list.at(isRing ? index % list.length : Math.max(0, Math.min(index, list.length - 1)))
  const point = (index: number) => near(points, index) ?? [0, 0]
  const lights = points.map((_, index) => lightOn(point(index - 1), point(index + 1)))
  const looks = lights.map((light, at) => {
    const far = widths.findIndex((_, steps) =>
      [at - steps - 1, at + steps + 1].some((other) => (near(lights, other) ?? light) * light < 0),
    )
    return lookOf(light, point(at), far < 0 ? widths.length : far)
  })
  const halfWay = (index: number) => middle(point(index), point(index + 1))
  let from = 0
  for (const [index, look] of looks.entries()) {
    if (look === looks[index + 1]) continue
    draw(look, curve([halfWay(from - 1), ...points.slice(from, index + 1), halfWay(index)]))
    from = index + 1
  }
}

const heights = Array.from({ length: width / cell }, (_, column) =>
  Array.from({ length: height / cell }, (_, row) => heightAt([column * cell, row * cell])),
)
const [lowest = 0, ...others] = heights.flat().sort((a, b) => a - b)
for (let level = Math.ceil(Math.max(sea, lowest)); level < (others.at(-1) ?? 0); level += 1)
  for (const line of linesAt(level)) if (line.length > 12) drawLine(line)

/** Dashes of the sea beside the words, as long as chance has it: the same each time. */
for (let y = 8; y < height; y += 19)
  for (let x = width / 2 + 60 * Math.sin(y); x < width; ) {
    const length = half(34 + 22 * Math.sin(x + 3 * y))
    const around = Array.from({ length: 12 }, (_, part) => x - 12 + ((length + 24) * part) / 11)
    if (around.every((x) => [-8, 8].every((up) => heightAt([x, y + up]) < sea)))
      draw('shade --thin', `M${half(x)} ${y}h${length}`)
    x += length + 45 + 25 * Math.sin(x)
  }

const path = (look: string) => {
  const [color, line] = look.split(' ')
  const stroke = `stroke-linecap="butt" stroke="var(--${color})" stroke-width="var(${line})"`
  return `<path vector-effect="non-scaling-stroke" ${stroke} d="${paths.get(look)}"/>`
}
const viewBox = `viewBox="0 0 ${width} ${height}"`
process.stdout.write(`<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>
<symbol id="terrain" ${viewBox} preserveAspectRatio="xMaxYMid slice" fill="none" stroke-linecap="round">
${widths
  .flatMap((line) => [`shade ${line}`, `lit ${line}`])
  .filter((look) => paths.has(look))
  .map(path)
  .join('\n')}
</symbol>
<use href="#terrain"/>
</svg>
`)
