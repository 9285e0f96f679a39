import type { Words } from '../../data-model/words'
import { type Sheet, sizes } from './frames'
import type { Mark } from './mark'

/** The labels of a drawing are too long for it. */
export class NoRoom extends Error {
  readonly explained: Words

  constructor(mark: Mark, { size }: Sheet) {
    const words = Object.values(mark.words).join(' ')
    const explained = {
      en: `"${words}" finds no room beside its place in the ${size} drawing (from ${sizes[size].from} rem). Shorten it`,
      it: `«${words}» non trova posto nel disegno (${size}, da ${sizes[size].from} rem). Accorcialo`,
    }
    super(explained.en)
    this.explained = explained
  }
}

/** The first of several compositions whose labels find room. Throws what the last one throws. */
export function firstWithRoom<Option, Result>(options: readonly Option[], compose: (option: Option) => Result): Result {
  let refusal: unknown
  for (const option of options) {
    try {
      return compose(option)
    } catch (error) {
      if (!(error instanceof NoRoom)) throw error
      refusal = error
    }
  }
  throw refusal
}
