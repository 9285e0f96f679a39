import { at, type Point } from '../kit/geometry'
import { spot } from './city'
import { garden, mole } from './shore'
import type { Track } from './tracks'
import { seen, type View } from './view'

interface Shape {
  /** Filled with paper, its outline heavy. */
  outline: string
  /** Fine lines. */
  fine: string
  /** What is green. */
  leaves?: string
}

/** What stands out of the houses: its foot on 0, seen from the sea. */
const shapes = {
  cathedral: {
    outline: 'M-17 0v-20h5v-6l12-8 12 8v6h5v20zM-6-31v-6a6 7 0 0 1 12 0v6',
    fine: 'M0-44v-6M-3 0v-9a3 3 0 0 1 6 0v9M-12-20h24M-12 0v-20M12 0v-20',
  },
  castle: {
    outline: 'M-27 0v-24h10v6h34v-6h10v24zM-5-18v-10h10v10',
    fine: 'M-17-18v18M17-18v18M-3 0v-7h6v7M-27-20h10M17-20h10',
  },
  garden: {
    outline: '',
    fine: 'M-22 0v-5M0 4v-7M22 0v-5M-10-8v-6M11-8v-6',
    leaves:
      'M-31-11a9 9 0 1 1 18 0 9 7 0 0 1-18 0zM-9-9a9 9 0 1 1 18 0 9 7 0 0 1-18 0zM13-11a9 9 0 1 1 18 0 9 7 0 0 1-18 0zM-19-21a9 9 0 1 1 18 0 9 7 0 0 1-18 0zM2-21a9 9 0 1 1 18 0 9 7 0 0 1-18 0z',
  },
  light: { outline: 'M-4 0l2-24h4l2 24zM-4-24v-7h8v7z', fine: 'M-3.200-10h6.400M-8-29l-7-2M8-29l7-2M0-31v-5' },
  ferry: {
    outline: 'M-50-16h96l14-2-10 18h-90zM-44-16v-13h58l8 13M-36-29v-10h36l6 10M-24-39v-12h12v12',
    fine: 'M-34-22h6M-22-22h6M-10-22h6M2-22h6M-52-6h104M-24-45h12',
  },
  boat: { outline: 'M-11-5h22q-2 6-7 6h-8q-5 0-7-6z', fine: 'M0-5v-18l9 13h-9' },
} as const satisfies Readonly<Record<string, Shape>>

type Landmark = keyof typeof shapes

/** A landmark on the sheet, larger or smaller. */
export function drawLandmark(name: Landmark, [x, y]: Point, scale: number): string {
  const { outline, fine, leaves = '' }: Shape = shapes[name]
  const thick = 'stroke="var(--ink)" stroke-width="2.25" vector-effect="non-scaling-stroke"'
  const fill = (color: string, data: string) => (data ? `<path fill="var(--${color})" ${thick} d="${data}"/>` : '')
  return [
    `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 100) / 100})">`,
    fill('ground', outline),
    `<path stroke="var(--ink)" vector-effect="non-scaling-stroke" d="${fine}"/>`,
    fill('cream', leaves),
    '</g>',
  ].join('')
}

const standing = [
  { name: 'garden', place: garden, size: 0.8, radius: 24 },
  { name: 'cathedral', place: spot(37.5025, 15.0888), size: 1, radius: 24 },
  { name: 'light', place: at(mole, 9), size: 1, radius: 20 },
  { name: 'boat', place: spot(37.5248, 15.1225), size: 0.8, radius: 12 },
  { name: 'boat', place: spot(37.5205, 15.1195), size: 1, radius: 12 },
  { name: 'castle', place: spot(37.5008, 15.0822), size: 1, radius: 28 },
] as const

/** What stands in the town and at sea; the ferry is on its way with most of the parcels. */
export function landmarksOf(view: View, onward: readonly Track[]) {
  const line = at(onward, 0).points
  const ferry = { name: 'ferry', at: at(line, line.length * view.ferry), scale: view.scale, radius: 40 } as const
  // On the smallest sheet the town’s streets have room for words alone.
  const shown = standing.filter(({ name }) => view.size !== 'tall' || (name !== 'garden' && name !== 'castle'))
  return [
    ...shown.map(({ name, place, size, radius }) => ({
      name,
      at: seen(view, place),
      scale: size * view.scale,
      radius,
    })),
    ferry,
  ]
}
