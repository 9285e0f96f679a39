import { z } from 'zod'

import { wordsOf } from '../src/data-model/words'

type Model = z.core.$ZodType
type Key = 'label' | 'one' | 'hint'

/** The nearest words: those of a field itself, else of what it holds. */
function nearestWords(part: Model, key: Key): string | undefined {
  const own = wordsOf(part)[key]
  const isWrapper = part instanceof z.ZodDefault || part instanceof z.ZodOptional || part instanceof z.ZodNullable
  return own ?? (isWrapper ? nearestWords(part.unwrap(), key) : undefined)
}

/** What the editor calls a field or a kind. @throws where the model does not say it */
export function labelOf(part: Model, way: readonly string[]): string {
  const words = nearestWords(part, 'label')
  if (words) return words
  throw new Error(`${way.join(' → ')} has no words for the editor: make its model with field().`)
}

/** What the editor says besides of a field, where its model says anything. */
export function saidOf(part: Model, key: Key): string | undefined {
  const words = nearestWords(part, key)
  return words && words
}

/** What the editor calls a value that may be chosen. */
export function choiceOf(choice: Model, value: string): string {
  const words = wordsOf(choice).choices?.[value]
  if (words) return words
  throw new Error(`The value "${value}" has no words for the editor: make its model with choice().`)
}
