/** The box that a title must fit into, in pixels. */
export interface TitleBox {
  width: number
  height: number
  largest: number
}

export interface FittedTitle {
  lines: string[]
  size: number
}

export const lineHeight = 0.98

/** Words that should not end a line, because they belong to the next word. */
const hanging =
  /^(a|an|the|to|of|in|on|and|we|your|di|da|e|il|la|lo|le|i|gli|un|una|per|con|al|dal|tuo|sul|che|se|from|with|under|before|sotto|non)$/i

/** Every way to break words into a number of lines. */
function settings(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - lines + 1 }, (_, index) => index + 1).flatMap((count) =>
    settings(words.slice(count), lines - 1).map((rest) => [words.slice(0, count).join(' '), ...rest]),
  )
}

/**
 * The fault of a way to break lines, as a share of their size: words that should not end a line, and lines much shorter
 * than the widest.
 */
function fault(lines: readonly string[], widths: readonly number[]): number {
  const widest = Math.max(...widths)
  return lines.slice(0, -1).reduce(
    (total, line, index) => {
      const short = Math.max(0, 0.62 - (widths[index] ?? 0) / widest)
      const hangs = hanging.test(line.split(' ').at(-1) ?? '') ? 0.1 : 0
      const pauses = /[.,?!]$/.test(line) ? 0.08 : 0
      return total + 1.6 * short + hangs - pauses
    },
    Math.max(0, 0.62 - (widths.at(-1) ?? 0) / widest) * 0.35 + 0.01 * lines.length,
  )
}

/** Remembers the width of each line: many ways to break a title share lines. */
function remembered(measure: (line: string) => number): (line: string) => number {
  const known = new Map<string, number>()
  return (line) => {
    const width = known.get(line) ?? measure(line)
    known.set(line, width)
    return width
  }
}

/** Breaks a title so that it is as large as its box allows, with as few faults as possible. Every title fits. */
export function fitTitle(title: string, measure: (line: string) => number, box: TitleBox): FittedTitle {
  // Lines break only at spaces: no-break spaces, hyphens and apostrophes hold words together.
  const words = title.split(/[ \n]+/).filter(Boolean)
  const widthOf = remembered(measure)
  let best = { lines: [title], size: 0, score: Number.NEGATIVE_INFINITY }
  for (let count = 1; count <= Math.min(5, words.length); count++) {
    for (const lines of settings(words, count)) {
      const widths = lines.map(widthOf)
      const widest = Math.max(...widths)
      const size = Math.floor(Math.min(box.largest, box.width / widest, box.height / (count * lineHeight)))
      const score = size * (1 - fault(lines, widths))
      if (score > best.score) best = { lines, size, score }
    }
  }
  return { lines: best.lines, size: best.size }
}
