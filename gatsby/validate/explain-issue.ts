import type { z } from 'zod'

/** Explains an issue of zod to people who edit data. */
export function explainIssue(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeMistake(issue)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? `is unknown. It ${oneOf(issue.options)}`
        : 'must be a text in quotes, or a group in { }'
    case 'too_small':
    case 'too_big':
      return sizeMistake(issue)
    default:
      return issue.message
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

const oneOf = (values: readonly unknown[]) =>
  `must be one of: ${values.map((value) => JSON.stringify(value)).join(', ')}`

function sizeMistake(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isLeast = issue.code === 'too_small'
  const limit = Number(isLeast ? issue.minimum : issue.maximum)
  if (issue.origin === 'string' && isLeast && limit === 1) return 'must not be empty'
  const inclusive = isLeast ? 'at least' : 'at most'
  const size = `${issue.inclusive ? inclusive : isLeast ? 'more than' : 'less than'} ${limit}`
  if (issue.origin === 'string') return `must have ${size} letters`
  return issue.origin === 'array' ? `must have ${size} ${limit === 1 ? 'entry' : 'entries'}` : `must be ${size}`
}
