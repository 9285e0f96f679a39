import { type Sheet, unitsPerRem } from './frames'
import { at, distance, mix, type Point, range } from './geometry'
import { isCrossed, leaderTo } from './leader'
import { type Box, measure } from './lettering'
import { allSides, type Mark, type Place, type Side, sides } from './mark'
import { firstWithRoom, NoRoom } from './no-room'
import { type Area, boxOf, type Obstacle, overlap, touches } from './obstacles'

export type { Obstacle } from './obstacles'

/** Distance between a label and its mark, and around what no label may touch. Units. */
export const labelGap = 10
/** Distance between two labels where there is room, in rem: farther than the lines of one label. */
const apart = 1.1
/** Least distance of a label from the sheet's edge at the narrowest width, in rem. */
const edge = 1.25
/** Where the page's column begins and ends, in units from the edges: labels stand in it where they can. */
const columnEdge = { wide: 98, small: 39, tall: 25 } as const
/** What it costs to leave it. */
const outsideCost = 5
/** Lines of a part that read as one, what each more costs, and what a number on two lines costs. */
const fewLines = 3
const lineCost = 8
const brokenCost = 20
/** What it costs to leave the common left edge of the labels. */
const offEdgeCost = 25
/** What it costs to interrupt a faint line, in the measure of the other costs. */
const faintCost = 10
/** How far from its mark a label may be moved to find room. Units. */
const reaches = [0, 14, 30, 50, 76, 108, 146, 190, 240]
const longReach = 30
/** Distance between the points of a leader where it may meet no line, and where it may cross a thin one. Units. */
const fine = 7
const coarse = 30

/** The point of a label's box that lies nearest to its mark, and which of its points that is. */
function anchor(mark: Mark, side: Side, reach: number, level: number): Pick<Place, 'x' | 'y' | 'alignX' | 'alignY'> {
  const [stepX, stepY, alignX, alignY] = sides[side]
  const out = (mark.radius + labelGap + reach) / (stepX !== 0 && stepY !== 0 ? Math.SQRT2 : 1)
  const [x, y] = [Math.round(mark.at[0] + stepX * out), Math.round(mark.at[1] + stepY * out)]
  if (mark.left === undefined) return { x, y, alignX, alignY }
  return { x: mark.left, y: Math.round(mark.at[1] - level + stepY * reach), alignX: 0, alignY: 0 }
}

function candidate(mark: Mark, side: Side, reach: number, size: Box, sheet: Sheet): Place & { wrapCost: number } {
  const rem = unitsPerRem(sheet)
  const [width, height] = [(size.width + (mark.sign ?? 0)) * rem, Math.max(size.height, mark.sign ?? 0) * rem]
  const { x, y, alignX, alignY } = anchor(mark, side, reach, size.first * rem)
  const [left, top] = [x - alignX * width, y - alignY * height]
  const box: Area = [left, top, left + width, top + height]
  // A short one stays in the room that mark and label have anyway.
  const leader =
    reach < longReach ? null : leaderTo({ mark: mark.at, radius: mark.radius, box, first: size.first * rem })
  return {
    ...{ id: mark.id, x, y, alignX, alignY, box, leader },
    column: Math.ceil((size.width + (mark.sign ?? 0)) * 100) / 100,
    wrapCost: lineCost * Math.max(0, size.lines - fewLines) + brokenCost * Math.max(0, size.figureLines - 1),
  }
}

function within([left, top, right, bottom]: Area, sheet: Sheet, inset = edge * unitsPerRem(sheet)): boolean {
  return left >= inset && right <= sheet.width - inset && top >= 0 && bottom <= sheet.height
}

/** The points of a leader. */
function along({ leader }: Place, step: number): Point[] {
  if (!leader) return []
  const steps = Math.max(8, Math.ceil(distance(...leader) / step))
  const [[fromX, fromY], [toX, toY]] = leader
  return range(steps + 1).map((index) => [mix(fromX, toX, index / steps), mix(fromY, toY, index / steps)])
}

/** Whether a leader crosses nothing but what belongs to its own mark. */
function isFree(leader: readonly Point[], solid: readonly Obstacle[], mark: Mark): boolean {
  const beyond = leader.filter((point) => distance(point, mark.at) > mark.radius + labelGap)
  if (beyond.length === 0) return true
  const box = boxOf(beyond)
  const around = solid.filter((obstacle) => touches(box, obstacle))
  return !beyond.some((point) => around.some((obstacle) => distance(obstacle.at, point) < obstacle.radius))
}

/** A place that a label can take, with the points of its leader: no other label may lie on them. */
interface Choice extends Place {
  points: readonly Point[]
}

function candidates(mark: Mark, sheet: Sheet, obstacles: readonly Obstacle[], isStrict: boolean): Choice[] {
  const suiting = mark.sides ?? allSides
  const sizes = (mark.columns ?? [12, 9, 15]).map((column) => measure(mark.words, sheet.size, column))
  // Words that find no room at the common edge stand beside their mark.
  const variants = mark.left === undefined ? [mark] : [mark, { ...mark, left: undefined }]
  const near = obstacles.filter((obstacle) => distance(obstacle.at, mark.at) > 1)
  const [faint, solid] = [near.filter(({ isFaint }) => isFaint), near.filter(({ isFaint }) => !isFaint)]
  return reaches
    .filter((reach) => !(isStrict && mark.isClose) || reach <= longReach)
    .flatMap((reach, far) =>
      suiting.flatMap((side, order) =>
        sizes.flatMap((size, width) =>
          variants.map((variant, later) => ({
            cost: far * 3 + order * 1.4 + width + later * offEdgeCost,
            place: candidate(variant, side, reach, size, sheet),
          })),
        ),
      ),
    )
    .filter(({ place }) => within(place.box, sheet) && !solid.some((obstacle) => touches(place.box, obstacle)))
    .filter(({ place }) => isFree(along(place, isStrict ? fine : coarse), solid, mark))
    .map(({ cost, place: { wrapCost, ...place } }) => {
      const spoiled = faint.some((obstacle) => touches(place.box, obstacle)) ? faintCost : 0
      const outside = within(place.box, sheet, columnEdge[sheet.size]) ? 0 : outsideCost
      return { cost: cost + spoiled + outside + wrapCost, place }
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ place }) => ({ ...place, points: along(place, coarse) }))
}

const clash = (a: Choice, b: Choice, spare: number) =>
  (a.leader && b.leader && isCrossed(a.leader, b.leader)) ||
  overlap(a.box, [b.box[0] - spare, b.box[1] - spare, b.box[2] + spare, b.box[3] + spare]) ||
  a.points.some((point) => touches(b.box, { at: point, radius: spare })) ||
  b.points.some((point) => touches(a.box, { at: point, radius: spare }))

/**
 * Gives each label its best free place. The one with the fewest places left chooses first; a choice that would leave
 * another without any is not made.
 */
function settle(left: readonly (readonly Choice[])[], spare: number, effort: { left: number }): Choice[] | null {
  const [first, ...later] = [...left].sort((a, b) => a.length - b.length)
  if (!first) return []
  for (const place of first) {
    if (effort.left-- < 0) return null
    const rest = later.map((options) => options.filter((option) => !clash(option, place, spare)))
    if (rest.some((options) => options.length === 0)) continue
    const settled = settle(rest, spare, effort)
    if (settled) return [place, ...settled]
  }
  return null
}

/**
 * Places for all labels. Strictly, no leader meets a line, close marks keep their labels close, and labels stand apart if
 * they can.
 */
function settledPlaces(
  marks: readonly Mark[],
  sheet: Sheet,
  obstacles: readonly Obstacle[],
  isStrict: boolean,
): Choice[] {
  const choices = marks.map((mark) => candidates(mark, sheet, obstacles, isStrict))
  const settledApart = isStrict && settle(choices, apart * unitsPerRem(sheet), { left: 4000 })
  const settled = settledApart || settle(choices, labelGap, { left: 30_000 })
  if (settled) return settled
  const crowded = choices.reduce(
    (least, options, index) => (options.length < at(choices, least).length ? index : least),
    0,
  )
  throw new NoRoom(at(marks, crowded), sheet)
}

/**
 * Places labels beside their marks so that none overlaps another, an obstacle or the edge. Text is measured at the
 * narrowest width of the composition: a box is held at the point nearest to its mark and only shrinks, against the
 * drawing, as the screen grows, so what is clear there is clear everywhere. Throws, with the words that found no room.
 */
export function placeLabels(marks: readonly Mark[], sheet: Sheet, obstacles: readonly Obstacle[]): Place[] {
  const spaced = obstacles.map((obstacle) => ({ ...obstacle, radius: obstacle.radius + labelGap / 2 }))
  const settled = firstWithRoom([true, false], (isStrict) => settledPlaces(marks, sheet, spaced, isStrict))
  const named = marks.filter(({ radius }) => radius > 0)
  return marks.flatMap(({ id, words, at: mark, radius }) =>
    settled
      .filter((place) => place.id === id)
      .map(({ points, ...place }) => {
        const others = named.filter((other) => other.id !== id).map((other) => other.at)
        const first = measure(words, sheet.size, place.column).first * unitsPerRem(sheet)
        return { ...place, leader: leaderTo({ mark, radius, box: place.box, first }, others) }
      }),
  )
}
