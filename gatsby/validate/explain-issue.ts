import type { z } from 'zod'

import { unwrap } from '../../src/data-model/kinds'
import { modelsAlong } from '../../src/data-model/walk'
import { wordsOf } from '../../src/data-model/words'

type Issue = z.core.$ZodIssue

/** What a field's model says of the form of its text. */
function formAt(model: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): string | undefined {
  const field = modelsAlong(model, value, path).at(-1)
  return field && wordsOf(unwrap(field.model).schema).form
}

/**
 * Explains an issue of zod to people who edit data.
 * @param model what the value was read by
 */
export function explainIssue(issue: Issue, model: z.core.$ZodType, value: unknown): string {
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
      return `must be a multiple of ${issue.divisor}`
    default:
      return formAt(model, value, issue.path) ?? issue.message
  }
}

const types: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
}

function typeMistake({ expected, input }: z.core.$ZodIssueInvalidType): string {
  const type = types[expected] ?? expected
  return input === undefined ? `is missing: expected ${type}` : `must be ${type}`
}

function oneOf(values: readonly unknown[]): string {
  const list = values.map((value) => JSON.stringify(value)).join(', ')
  return `must be one of: ${list}`
}

function unionMistake(issue: z.core.$ZodIssueInvalidUnion): string {
  if (!('options' in issue) || !issue.options) {
    return 'must be a text in quotes, or a group in { }'
  }
  return `is unknown. It ${oneOf(issue.options)}`
}

function sizeMistake(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isLeast = issue.code === 'too_small'
  const limit = Number(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'string' && isLeast && limit === 1) return 'must not be empty'
  const size = `${isLeast ? 'at least' : 'at most'} ${limit}`
  if (issue.origin === 'string') return `must have ${size} letters`
  if (issue.origin !== 'array') {
    if (issue.inclusive !== false) return `must be ${size}`
    return isLeast ? `must be more than ${limit}` : `must be less than ${limit}`
  }
  return `must have ${size} ${limit === 1 ? 'entry' : 'entries'}`
}
