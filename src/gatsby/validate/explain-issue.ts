import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Explains an issue of zod to people who edit JSON. Messages of our own stay as they are. */
export function explainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing: expected ${article(issue.expected)}`
        : `must be ${article(issue.expected)}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && issue.options ? `is unknown. It ${oneOf(issue.options)}` : issue.message
    case 'too_small':
    case 'too_big':
      return explainSize(issue)
    default:
      return issue.message
  }
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  return `must be one of: ${values.map((value) => JSON.stringify(value)).join(', ')}`
}

function explainSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (!/^Too (small|big)/.test(issue.message)) return issue.message
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`
  return issue.origin === 'array'
    ? `must have ${limit} ${limit.endsWith(' 1') ? 'entry' : 'entries'}`
    : `must be ${limit}`
}

function article(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number without quotes',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'a group in { }',
    record: 'a group in { }',
  }
  return names[expected] ?? expected
}
