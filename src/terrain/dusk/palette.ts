import { color } from '../../theme/colors'

export type DuskTheme = 'light' | 'dark'

export interface DuskPalette {
  /** The hero's field. Sky and sea have the same color, so that the picture has no visible edge. */
  field: string
  /** Fills of the land from the farthest range to the shore, as [kilometres from the eye, colour]. */
  land: readonly (readonly [number, string])[]
  /** Profile lines on the land. */
  line: string
  lineOpacity: number
  sun: string
  halo: string
  plume: string
  plumeLine: string
  city: string
  window: string
  /** Lines of the sea in the open, and where the mountain is mirrored. */
  sea: string
  mirrored: string
  mirroredOpacity: number
}

export const duskPalettes: Record<DuskTheme, DuskPalette> = {
  light: {
    field: color.lemon,
    land: [
      [96, '#a9cdbd'],
      [60, '#7fb3b3'],
      [46, '#2f7b88'],
      [36, color.ionian],
      [24, '#0a4250'],
      [10, '#0b4653'],
    ],
    line: color.lemon,
    lineOpacity: 0.5,
    sun: '#fff3c4',
    halo: '#fff3c4',
    plume: '#fff3c4',
    plumeLine: color.ionian,
    city: color.ink,
    window: color.lemon,
    sea: color.ionian,
    mirrored: color.ionian,
    mirroredOpacity: 0.9,
  },
  dark: {
    field: color.dusk,
    land: [
      [96, '#1d2a2b'],
      [60, '#1b3237'],
      [46, '#16424d'],
      [36, '#0d3a45'],
      [24, '#0c3039'],
      [10, '#123a43'],
    ],
    line: color.lemon,
    lineOpacity: 0.62,
    sun: color.lemon,
    halo: color.lemon,
    plume: '#23302f',
    plumeLine: color.shallow,
    city: '#0b0d0c',
    window: color.lemon,
    sea: color.shallow,
    mirrored: color.lemon,
    mirroredOpacity: 0.78,
  },
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The color of land at a distance: paler the farther it is, as through air. */
export function landColor({ land, field }: DuskPalette, distance: number): string {
  const next = land.findIndex(([kilometres]) => kilometres <= distance)
  const [near, far] = [land[next], land[next - 1]]
  if (!near) return land.at(-1)?.[1] ?? field
  if (!far) return near[1]
  return mix(near[1], far[1], (distance - near[0]) / (far[0] - near[0]))
}
