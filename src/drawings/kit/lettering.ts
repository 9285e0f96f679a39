import type { Size } from './frames'

/** Size and line height of what a label can hold, in rem. Component and placement read the same. */
export const lettering = {
  total: { wide: 3.4, small: 2.8, tall: 2.5, line: 1 },
  figure: { wide: 2.1, small: 1.8, tall: 1.7, line: 1 },
  title: { wide: 1.45, small: 1.3, tall: 1.35, line: 1.1 },
  name: { wide: 1.0625, small: 1.0625, tall: 1, line: 1.22 },
  text: { wide: 0.9375, small: 0.9375, tall: 0.9375, line: 1.35 },
  // The height of what a finger can meet.
  link: { wide: 1, small: 1, tall: 1, line: 2.75 },
} as const

/** Space between the parts of a label, in rem. */
export const leading = 0.3

type Part = keyof typeof lettering

/** In this order, from the top. */
const parts: readonly Part[] = ['total', 'figure', 'title', 'name', 'text', 'link']

/** Those that are words and no link. */
export const spoken = parts.filter((part) => part !== 'link')

/** The words of a label, in this order, each optional. */
export type Lettering = Partial<Record<Part, string>>

/** Advance widths in em of the two families, the wider of both, rounded up. */
const widths: readonly (readonly [number, string])[] = [
  [0.31, " \u00a0.,:;’'!|()ijlIì"],
  [0.41, 'ft-J/“”'],
  [0.5, 'r«»–−+?zs'],
  [0.77, '&€'],
  [0.91, 'wmM'],
  [1, 'W%'],
]

const widthOf = (character: string): number => {
  const entry = widths.find(([, characters]) => characters.includes(character))
  if (entry) return entry[0]
  return character.toUpperCase() === character && /\D/.test(character) ? 0.72 : 0.59
}

/** Width of a text in em: a little more than it takes. */
function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + widthOf(character), 0)
}

/** Lines that a text takes in a column, and the width of the widest. Only spaces break. Both widths in em. */
export function wrap(text: string, column: number): { lines: number; width: number } {
  let lines = 1
  let line = 0
  let widest = 0
  for (const word of text.split(' ')) {
    const length = textWidth(word)
    const longer = line === 0 ? length : line + widthOf(' ') + length
    if (longer > column && line > 0) {
      lines++
      line = length
    } else {
      line = longer
    }
    widest = Math.max(widest, line)
  }
  return { lines, width: widest }
}

/** The same number of lines in the narrowest column that holds them: no line is left with one short word. */
function balance(text: string, column: number): { lines: number; width: number } {
  const greedy = wrap(text, column)
  const narrower = wrap(text, greedy.width - 0.001)
  return narrower.lines > greedy.lines || narrower.width >= greedy.width ? greedy : balance(text, narrower.width)
}

export interface Box {
  width: number
  height: number
  /** Lines of its longest part. */
  lines: number
  /** Lines of its large number; 0 without one. */
  figureLines: number
  /** From its top to the middle of its first line. */
  first: number
}

/** The room that a label takes in a column of a width. All in rem. */
export function measure(words: Lettering, size: Size, column: number): Box {
  const boxes = parts.flatMap((part) => {
    const text = words[part]
    if (!text) return []
    const { [size]: em, line } = lettering[part]
    const { lines, width } = balance(text, column / em)
    return { part, width: width * em, height: lines * line * em, lines, line: line * em }
  })
  return {
    width: Math.max(0, ...boxes.map(({ width }) => width)),
    height: boxes.reduce((height, part) => height + part.height + leading, -leading),
    lines: Math.max(0, ...boxes.map(({ lines }) => lines)),
    figureLines: Math.max(
      0,
      ...boxes.filter(({ part }) => part === 'total' || part === 'figure').map(({ lines }) => lines),
    ),
    first: (boxes[0]?.line ?? 0) / 2,
  }
}
