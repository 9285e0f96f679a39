import type { Mistake } from '../gatsby/validate/mistake'
import { mistakeInWords } from './place'

/** What the editor cannot do. */
export class EditorRefusal extends Error {
  override name = 'EditorRefusal'
  constructor(
    readonly status: number,
    readonly words: string,
  ) {
    super(words)
  }
}

/**
 * Mistakes of the data as one sentence.
 * @param contentOf a file, as it was handed in
 */
export function refusalOf(
  start: string,
  problems: readonly Mistake[],
  contentOf: (file: string) => unknown,
): EditorRefusal {
  const mistakes = problems.map((problem) => mistakeInWords(problem, contentOf(problem.file), 'en'))
  return new EditorRefusal(422, [start, ...mistakes].join(' · '))
}
