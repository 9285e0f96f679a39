import type { CSSObject } from '@emotion/react'
import { color, darkProperties, lightProperties, mix } from './colors'
import { dark, forcedColors } from './tokens'

/** A color in both themes, and where the system chooses the colors; on paper if another is needed. */
type Themed = { light: string; dark: string; forced: string; print?: string }

/** Colors of the page that a drawing may name, too, with their values where the system chooses the colors. `--ground` is the paper. */
const ofPage = {
  '--ink': 'CanvasText',
  '--ink-soft': 'CanvasText',
  '--line': 'CanvasText',
  '--ground': 'Canvas',
} as const

const drawingColorTable = {
  /** The one thing that a drawing is about. */
  '--highlight': { light: color.brand, dark: color.brand, forced: 'Highlight' },
  /** The furrows of its land: at night they would outshine what stands on it. */
  '--furrow': { light: color.brand, dark: mix(color.brand, color.basalt, 0.68), forced: 'Highlight' },
  /** The edges of a track in that color. */
  '--casing': { light: color.ink, dark: color.basalt, forced: 'CanvasText', print: color.ink },
  /** The edges of rooms in that color, and of pipes. */
  '--edge': { light: color.ink, dark: color.ink, forced: 'CanvasText' },
  '--water': { light: color.ionian, dark: color.shallow, forced: 'CanvasText', print: color.ionian },
  /** Water on rock. */
  '--stream': { light: '#bfe0e2', dark: color.shallow, forced: 'CanvasText' },
  '--bay': { light: '#d3e6ea', dark: '#10272d', forced: 'Canvas' },
  '--rock': { light: color.ionian, dark: '#1b5f6d', forced: 'GrayText', print: color.ionian },
  '--hollow': { light: '#dfe8e6', dark: '#232a28', forced: 'Canvas' },
  /** Something that breaks. */
  '--lava': { light: color.lava, dark: color.ember, forced: 'CanvasText', print: color.lava },
  '--bed-pale': { light: '#bfd6d2', dark: '#2b4a4e', forced: 'Canvas' },
  '--bed-white': { light: color.seaGlass, dark: color.basaltRaised, forced: 'Canvas' },
  '--bed-light': { light: '#d5e3e0', dark: '#1c2b2d', forced: 'Canvas' },
  '--bed-mid': { light: '#7fb3b3', dark: '#2f7b88', forced: 'Canvas' },
  '--bed-chalk': { light: color.white, dark: color.brand, forced: 'CanvasText' },
  '--cream': { light: mix(color.brand, color.shallow, 0.5), dark: mix(color.brand, '#0d3a45', 0.6), forced: 'Canvas' },
  '--sun': { light: color.brandPale, dark: color.brand, forced: 'Highlight' },
  '--wall': { light: color.ink, dark: color.chalk, forced: 'CanvasText' },
  '--sheet': { light: color.white, dark: color.brandPale, forced: 'Canvas' },
  '--petal': { light: color.white, dark: color.chalk, forced: 'Canvas' },
  '--stigma': { light: color.brandPale, dark: color.brandPale, forced: 'Canvas' },
  '--pen': { light: color.ink, dark: color.brand, forced: 'CanvasText' },
  '--vein': { light: color.brand, dark: color.shallow, forced: 'CanvasText' },
  '--sea': { light: color.ionian, dark: color.brand, forced: 'CanvasText' },
} as const satisfies Record<string, Themed>

/** Every color that the art of a drawing may name. */
export const drawingColorNames: readonly string[] = Object.keys({ ...ofPage, ...drawingColorTable })

const colorsFor = (theme: keyof Themed, names = drawingColorNames) =>
  Object.fromEntries(
    Object.entries<Themed>(drawingColorTable).flatMap(([name, values]) =>
      names.includes(name) && values[theme] ? [[name, values[theme]]] : [],
    ),
  )

export function colorsOnPaper(theme: 'light' | 'dark'): Record<string, string> {
  const page = { light: lightProperties, dark: darkProperties }[theme]
  return { ...page, '--ground': page['--paper'] ?? '', ...colorsFor(theme) }
}

const inks = [
  '--ink',
  '--ink-soft',
  '--highlight',
  '--furrow',
  '--lava',
  '--water',
  '--wall',
  '--pen',
  '--vein',
  '--stigma',
]

/** A drawing in lines of the brand's color, on the ground of its section. @param names of the colors in its art */
export const drawingLines = (names: readonly string[]): CSSObject => ({
  forcedColorAdjust: 'none',
  ...Object.fromEntries(names.map((name) => [name, inks.includes(name) ? 'var(--accent)' : 'var(--surface)'])),
})

/** The colors of a drawing, which its art inherits from the page. @param names of the colors in its art */
export const drawingColors = (names: readonly string[]): CSSObject => ({
  ...colorsFor('light', names),
  [dark]: colorsFor('dark', names),
  '@media print': colorsFor('print', names),
  [forcedColors]: { ...ofPage, ...colorsFor('forced', names) },
})
