/** What a title has to fit into, in pixels. */
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

/** Words that should not hang at the end of a line, apart from what they belong to. */
const hanging = /^(a|an|the|to|of|in|on|and|we|your|di|da|e|il|la|lo|le|i|gli|un|una|per|con|al|dal|tuo|sul|che|se)$/i

/** Every way to set words in a number of lines. */
function settings(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - lines + 1 }, (_, index) => index + 1).flatMap((count) =>
    settings(words.slice(count), lines - 1).map((rest) => [words.slice(0, count).join(' '), ...rest]),
  )
}

const hangingEnds = (lines: readonly string[]) =>
  lines.slice(0, -1).filter((line) => hanging.test(line.split(' ').at(-1) ?? '')).length

/**
 * Breaks a title so that it stands as large as its box lets it: of all ways to break it the one with the largest
 * letters, less a tenth for every word left hanging and a little for uneven lines. It always fits.
 */
export function fitTitle(title: string, measure: (line: string) => number, box: TitleBox): FittedTitle {
  // Only spaces break: a no-break space, a hyphen and an apostrophe hold together.
  const words = title.split(/[ \n]+/).filter(Boolean)
  let best = { lines: [title], size: 0, score: Number.NEGATIVE_INFINITY }
  for (let count = 1; count <= Math.min(5, words.length); count++) {
    for (const lines of settings(words, count)) {
      const widths = lines.map(measure)
      const widest = Math.max(...widths)
      const size = Math.floor(Math.min(box.largest, box.width / widest, box.height / (count * lineHeight)))
      const unevenness = 1 - Math.min(...widths) / widest
      const score = size * (1 - 0.1 * hangingEnds(lines) - 0.06 * unevenness - 0.01 * count)
      if (score > best.score) best = { lines, size, score }
    }
  }
  return { lines: best.lines, size: best.size }
}
