import type { Problem } from '../gatsby/validate/problem'
import { inWords, type Words } from '../src/data-model/words'
import type { Language } from '../src/i18n/languages'
import { mistakeInWords } from './place'

/** What the editor cannot do, in both of its languages. */
export class EditorRefusal extends Error {
  override name = 'EditorRefusal'
  constructor(
    readonly status: number,
    readonly words: Words,
  ) {
    super(words.en)
  }
}

/**
 * Mistakes of the data as one sentence for each language.
 * @param contentOf a file, as it was handed in
 */
export function refusalOf(
  start: Words,
  problems: readonly Problem[],
  contentOf: (file: string) => unknown,
): EditorRefusal {
  const said = (language: Language) =>
    [
      inWords(start, language),
      ...problems.map((problem) => mistakeInWords(problem, contentOf(problem.file), language)),
    ].join(' · ')
  return new EditorRefusal(422, { en: said('en'), it: said('it') })
}
