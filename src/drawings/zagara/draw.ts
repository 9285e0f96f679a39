import { linePath } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { type Point, range } from '../kit/geometry'
import { placeLabels } from '../kit/labels'
import type { Mark } from '../kit/mark'
import type { Obstacle } from '../kit/obstacles'
import { dots, path, strokes, weight } from '../kit/pen'
import type { Zagara } from './fields'
import { drawLeaf, drawPetal, onSheet, type Petal } from './petal'
import { type FlowerSheet, sheets } from './sheets'

/** No two petals are alike: angle, length, width and bend, in the order in which they lie over one another. */
const petals = [
  [-164, 0.96, 0.3, 0.05, 31],
  [52, 0.98, 0.31, -0.05, 12],
  [124, 1.01, 0.32, 0.05, 58],
  [-92, 1, 0.3, 0.06, 3],
  [-20, 1.02, 0.31, -0.07, 47],
] as const

const petalsOf = ({ middle, petal }: FlowerSheet): Petal[] =>
  petals.map(([angle, length, width, bend, seed]) => ({
    from: middle,
    angle,
    length: length * petal,
    width,
    bend,
    seed,
  }))

const leavesOf = ({ middle, petal }: FlowerSheet): Petal[] => [
  { from: middle, angle: 14, length: petal * 1.75, width: 0.17, bend: 0.14, seed: 1 },
  { from: middle, angle: 90, length: petal * 1.3, width: 0.19, bend: 0.12, seed: 2 },
]

const noise = seededNoise(seededRandom(21))

/** The scent: lines of equal strength, with five lobes near the flower, round and drifting where they are weak. */
function scent({ middle: [x, y], petal, scents }: FlowerSheet): string {
  return range(scents)
    .map((step) => {
      const reach = petal * (1.09 + 0.088 * step + 0.0125 * step * step)
      const lobe = 0.075 * Math.exp(-step / 3.4)
      const ring = range(72).map((part): Point => {
        const angle = (part / 72) * 2 * Math.PI
        const strength =
          1 +
          lobe * Math.cos(5 * (angle + 1.6)) +
          (0.022 + 0.006 * step) * noise(1.3 * Math.cos(angle) + step * 0.05, 1.3 * Math.sin(angle))
        const drift = step * step * petal
        return [
          x + 0.0065 * drift + reach * strength * Math.cos(angle),
          y - 0.0045 * drift + reach * strength * Math.sin(angle),
        ]
      })
      const opacity = Math.round((0.62 * (1 - step / scents) + 0.1) * 100) / 100
      return path(linePath({ points: [...ring, ring[0] ?? [x, y]], closed: true }, 46), { stroke: 'pen', opacity })
    })
    .join('')
}

/** Filaments and anthers, about twenty, around the stigma. */
function stamens({ middle, petal }: FlowerSheet): { lines: [Point, Point][]; anthers: [Point, Point][] } {
  const ends = range(20).map((index) => {
    const angle = (index / 20) * 360 + 6 * noise(index * 1.7, 1)
    const reach = petal * (0.25 + 0.05 * (index % 2) + 0.02 * noise(index * 2.3, 5))
    const at = (along: number) => onSheet({ from: middle, angle }, [along, 0])
    return { line: [at(petal * 0.03), at(reach)], anther: [at(reach), at(reach + petal * 0.036)] } as const
  })
  return { lines: ends.map(({ line }) => [...line]), anthers: ends.map(({ anther }) => [...anther]) }
}

function heart(sheet: FlowerSheet): string {
  const { lines, anthers } = stamens(sheet)
  const unit = sheet.petal / 350
  const line = (width: number, stroke: string) => ({ stroke, width: width * unit, isQuantity: true })
  const [x, y] = sheet.middle
  const ring = (radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius * unit)}" ${fill} stroke="var(--pen)" vector-effect="non-scaling-stroke"`
  return [
    path(strokes(lines), line(9, 'pen')),
    path(strokes(anthers), line(17, 'pen')),
    path(strokes(lines), line(5.5, 'petal')),
    path(strokes(anthers), line(13, 'lemon')),
    `${ring(31, 'fill="var(--stigma)"')} stroke-width="2.25"/>`,
    ...[23, 15, 7].map((radius) => `${ring(radius, '')} stroke-opacity=".62"/>`),
  ].join('')
}

function marks({ labels, scale }: Zagara, sheet: FlowerSheet): Mark[] {
  const { middle, petal, size, height } = sheet
  const at = (angle: number, along: number) => onSheet({ from: middle, angle }, [along * petal, 0])
  const columns = size === 'tall' ? [7, 6, 5] : [10, 8]
  const margin = size === 'wide' ? 104 : size === 'small' ? 40 : 25
  return [
    {
      id: 'stamens',
      words: labels.stamens,
      at: at(-128, 0.3),
      radius: 4,
      columns,
      sides: ['above left', 'above', 'left'],
    },
    {
      id: 'stigma',
      words: labels.stigma,
      at: at(-56, 0.07),
      radius: 4,
      columns,
      sides: ['above right', 'above', 'right'],
    },
    {
      id: 'petals',
      words: labels.petals,
      at: at(124, 0.86),
      radius: 4,
      columns,
      sides: ['below left', 'left', 'below'],
    },
    {
      id: 'scale',
      words: { text: scale },
      at: [margin, height - 110],
      radius: 0,
      columns: [20, 14, 11, 9, 7],
      sides: ['below, to the right'],
    },
  ]
}

/** The outline of the flower: no words stand on its petals. */
function obstacles(sheet: FlowerSheet): Obstacle[] {
  const leaves = leavesOf(sheet).map((leaf) => ({ ...leaf, length: leaf.length * 0.9, isLeaf: true }))
  return [...petalsOf(sheet), ...leaves].flatMap((petal) =>
    range(12).map((step): Obstacle => {
      const share = 0.25 + (0.68 * step) / 11
      return {
        at: onSheet(petal, [share * petal.length, petal.bend * petal.length * share * share]),
        radius: petal.length * petal.width * 0.92 * Math.sin(Math.PI * share ** 1.1) ** 0.6,
        isFaint: false,
      }
    }),
  )
}

/** Leaders here reach over the petals, to what they name. */
function leaderTo({ at: [x, y] }: Mark, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const end: Point = [x < left ? left : x > right ? right : x, y < top ? top - 6 : y > bottom ? bottom + 6 : y]
  return [[x, y], end] as const
}

function compose(section: Zagara, sheet: FlowerSheet): Frame {
  const named = marks(section, sheet)
  // Words stand beyond the petals: their marks are moved out for the search, and the leader reaches back in.
  const outside = named.map((mark): Mark => {
    if (mark.id === 'scale') return mark
    const angle = { stamens: -128, stigma: -56, petals: 150 }[mark.id] ?? 0
    // On a tall sheet any side will do.
    const { sides: _best, ...anySide } = mark
    const free = sheet.size === 'tall' ? anySide : mark
    return { ...free, at: onSheet({ from: sheet.middle, angle }, [sheet.petal * 0.9, 0]) }
  })
  const places = placeLabels(outside, sheet, obstacles(sheet))
  const leaders = named.flatMap((mark, index) => {
    const place = places[index]
    return place && mark.id !== 'scale' ? [leaderTo(mark, place.box)] : []
  })
  const centimetre = (sheet.petal / 18) * 10
  const bar = named.find(({ id }) => id === 'scale')?.at ?? [0, 0]
  const [x, y] = bar
  return {
    ...sheet,
    places,
    land: scent(sheet),
    subject: [
      ...leavesOf(sheet).map(drawLeaf),
      ...petalsOf(sheet).map((petal) => drawPetal(petal, sheet.levels)),
      heart(sheet),
      path(strokes(leaders), { stroke: 'pen' }),
      path(dots(leaders.map(([start]) => start)), { stroke: 'pen', width: 7 }),
      path(`M${x} ${y - 8}v8h${Math.round(centimetre)}v-8`, { stroke: 'pen', width: weight.thick }),
    ].join(''),
  }
}

/** Orange blossom as a map, in three compositions. */
export function drawZagara(section: Zagara): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
