import type { z } from 'zod'

import { unwrap } from '../../src/data-model/kinds'
import { modelsAlong } from '../../src/data-model/walk'
import { bySaying, type Words, wordsOf } from '../../src/data-model/words'

type Issue = z.core.$ZodIssue

/** What a field's model says of the form of its text. */
function formAt(model: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): Words | undefined {
  const field = modelsAlong(model, value, path).at(-1)
  return field && wordsOf(unwrap(field.model).schema).form
}

/**
 * Explains an issue of zod to people who edit data.
 * @param model what the value was read by
 */
export function explainIssue(issue: Issue, model: z.core.$ZodType, value: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      return typeMistake(issue)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return unionMistake(issue)
    case 'too_small':
    case 'too_big':
      return sizeMistake(issue)
    case 'not_multiple_of':
      return { en: `must be a multiple of ${issue.divisor}`, it: `deve essere un multiplo di ${issue.divisor}` }
    default:
      return formAt(model, value, issue.path) ?? bySaying(issue) ?? { en: issue.message, it: issue.message }
  }
}

const types: Record<string, Words> = {
  string: { en: 'a text in quotes', it: 'un testo tra virgolette' },
  number: { en: 'a number without quotes', it: 'un numero' },
  int: { en: 'a whole number', it: 'un numero intero' },
  boolean: { en: 'true or false', it: 'sì o no (true o false)' },
  array: { en: 'a list in [ ]', it: 'un elenco' },
  object: { en: 'a group in { }', it: 'un gruppo' },
  record: { en: 'a group in { }', it: 'un gruppo' },
}

function typeMistake({ expected, input }: z.core.$ZodIssueInvalidType): Words {
  const { en, it } = types[expected] ?? { en: expected, it: expected }
  if (input === undefined) return { en: `is missing: expected ${en}`, it: `manca: ci vuole ${it}` }
  return { en: `must be ${en}`, it: `deve essere ${it}` }
}

function oneOf(values: readonly unknown[]): Words {
  const list = values.map((value) => JSON.stringify(value)).join(', ')
  return { en: `must be one of: ${list}`, it: `deve essere uno di: ${list}` }
}

function unionMistake(issue: z.core.$ZodIssueInvalidUnion): Words {
  if (!('options' in issue) || !issue.options) {
    return { en: 'must be a text in quotes, or a group in { }', it: 'deve essere un testo tra virgolette, o un gruppo' }
  }
  const { en, it } = oneOf(issue.options)
  return { en: `is unknown. It ${en}`, it: `è sconosciuto: ${it}` }
}

function sizeMistake(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Words {
  const isLeast = issue.code === 'too_small'
  const limit = Number(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'string' && isLeast && limit === 1)
    return { en: 'must not be empty', it: 'non deve essere vuoto' }
  const en = `${isLeast ? 'at least' : 'at most'} ${limit}`
  const it = `${isLeast ? 'almeno' : 'al massimo'} ${limit}`
  const isOne = limit === 1
  if (issue.origin === 'string') return { en: `must have ${en} letters`, it: `deve avere ${it} lettere` }
  if (issue.origin !== 'array') {
    if (issue.inclusive !== false) return { en: `must be ${en}`, it: `deve essere ${it}` }
    return isLeast
      ? { en: `must be more than ${limit}`, it: `deve essere più di ${limit}` }
      : { en: `must be less than ${limit}`, it: `deve essere meno di ${limit}` }
  }
  return {
    en: `must have ${en} ${isOne ? 'entry' : 'entries'}`,
    it: `deve avere ${it} ${isOne ? 'voce' : 'voci'}`,
  }
}
