import { css } from '@emotion/react'

import { color } from '../../theme/colors'
import { dark, forcedColors } from '../../theme/tokens'

/**
 * The colours that drawings name, beside `--ink`, `--ink-soft`, `--line` and `--paper`. `--ground` is the paper they are drawn on.
 * Lemon is the one thing a drawing is about; breaks alone are `--lava`.
 */
export const lightDrawingColors = {
  '--water': color.ionian,
  '--rock': color.ionian,
  '--lemon': color.lemon,
  '--casing': color.ink,
  '--hollow': '#dfe8e6',
  '--bay': '#d3e6ea',
  '--lava': color.lava,
  '--bed-pale': '#bfd6d2',
  '--bed-white': color.seaGlass,
  '--bed-light': '#d5e3e0',
  '--bed-mid': '#7fb3b3',
  '--bed-chalk': color.white,
  '--cream': '#bfcf8e',
  '--sun': '#fff3c4',
  '--petal': color.white,
  '--stigma': '#fff3c4',
  '--pen': color.ink,
  '--vein': color.lemon,
  '--sea': color.ionian,
}

const darkColors = {
  '--water': color.shallow,
  '--rock': '#0d3a45',
  '--casing': '#4a430f',
  '--hollow': '#232a28',
  '--bay': '#10272d',
  '--lava': color.ember,
  '--bed-pale': '#2b4a4e',
  '--bed-white': color.basaltRaised,
  '--bed-light': '#1c2b2d',
  '--bed-mid': '#2f7b88',
  '--bed-chalk': color.lemon,
  '--cream': '#6f7f45',
  '--sun': color.lemon,
  '--petal': color.chalk,
  '--pen': color.lemon,
  '--vein': color.shallow,
  '--sea': color.lemon,
}

const printColors = { '--water': color.ionian, '--rock': color.ionian, '--casing': color.ink, '--lava': color.lava }

const forced = {
  '--water': 'CanvasText',
  '--rock': 'GrayText',
  '--lemon': 'Highlight',
  '--casing': 'CanvasText',
  '--hollow': 'Canvas',
  '--bay': 'Canvas',
  '--lava': 'CanvasText',
  '--bed-pale': 'Canvas',
  '--bed-white': 'Canvas',
  '--bed-light': 'Canvas',
  '--bed-mid': 'Canvas',
  '--bed-chalk': 'CanvasText',
  '--cream': 'Canvas',
  '--sun': 'Highlight',
  '--petal': 'Canvas',
  '--stigma': 'Canvas',
  '--pen': 'CanvasText',
  '--vein': 'CanvasText',
  '--sea': 'CanvasText',
}

/** Names of the colours above that an SVG asks for. */
export const colorsIn = (svg: string): string[] =>
  Object.keys(lightDrawingColors)
    .filter((name) => svg.includes(`var(${name})`))
    .map((name) => name.slice(2))

const pick = (colors: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(colors).filter(([name]) => names.includes(name.slice(2))))

/**
 * The colours that a drawing asks for, and no others: every page with one carries them.
 * @param names as `colorsIn` gives them
 */
export function drawingColors(names: readonly string[]) {
  return css(pick(lightDrawingColors, names), {
    [dark]: pick(darkColors, names),
    '@media print': pick(printColors, names),
    [forcedColors]: {
      '--ink': 'CanvasText',
      '--ink-soft': 'CanvasText',
      '--ground': 'Canvas',
      ...pick(forced, names),
    },
  })
}

const grounds = {
  paper: css({ '--ground': 'var(--paper)' }),
  mist: css({ '--ground': 'var(--mist)' }),
  field: css({ '--ground': 'var(--field)' }),
}

/** The paper of a drawing, from its section's `tone`. */
export function groundStyle(tone: string) {
  return tone === 'mist' || tone === 'field' ? grounds[tone] : grounds.paper
}
