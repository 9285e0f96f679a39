/** The brand: a light ground, on which dark text has 7 : 1; never text on white. All but data/images follows. */
const brand = '#FFD53D'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A color with a share of another: mix('#000000', '#FFFFFF', 0.2) is '#333333'. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  const mixed = channels(one).map((value, index) => value + ((others[index] ?? 0) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

export const color = {
  brand,
  brandPale: mix(brand, '#FFFFFF', 0.7),
  basalt: '#121413',
  basaltRaised: '#232927',
  /** Grounds of the dark theme, from the foot of a page to its bands. Each differs visibly from the others. */
  cellar: '#090A0A',
  dusk: '#10313B',
  ink: '#151715',
  white: '#FFFFFF',
  seaGlass: '#EDF2F1',
  chalk: '#F1F3EE',
  ionian: '#0B5566',
  shallow: '#7CCBD6',
  stone: '#414844',
  ash: '#B9C1BC',
  lava: '#B3261E',
  ember: '#FFB4AB',
} as const

export const hairline = { onLight: `${color.ink}26`, onBrand: `${color.ink}40`, onDark: `${color.chalk}2b` } as const

/** Colors that differ between the themes, as [light, dark]. Components read them as custom properties. */
const themed = {
  '--paper': [color.white, color.basalt],
  '--mist': [color.seaGlass, color.basaltRaised],
  '--ink': [color.ink, color.chalk],
  '--ink-soft': [color.stone, color.ash],
  '--line': [hairline.onLight, hairline.onDark],
  '--rule': [color.ink, color.chalk],
  '--brand': [color.brand, color.dusk],
  '--halo': [`${color.brand}e0`, `${color.dusk}e0`],
  /** The lines of a terrain, on slopes towards the light and away from it. */
  '--lit': [mix(brand, '#FFFFFF', 0.76), color.brand],
  '--shade': [`${color.ink}c7`, color.cellar],
  /** Its lines where their light, in the dark theme their shade, is hardly seen. */
  '--contour': [mix(brand, color.ink, 0.54), '#6d9eab'],
  '--accent': [color.ionian, color.brand],
  '--on-accent': [color.white, color.ink],
  '--focus': [color.ionian, color.shallow],
  '--danger': [color.lava, color.ember],
  '--control': ['#6d736f', '#8b948e'],
  /** What people put on a terrain: roofs, sails, roads, and the edges of roads. */
  '--object': [mix(brand, '#FFFFFF', 0.76), color.brand],
  '--casing': [color.ink, color.cellar],
} as const

function properties(index: 0 | 1): Record<string, string> {
  return Object.fromEntries(Object.entries(themed).map(([name, values]) => [name, values[index]]))
}

export const lightProperties = properties(0)
export const darkProperties = properties(1)
