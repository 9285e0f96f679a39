/** One mistake in a data file, in words for the person who edits it. */
export type Problem = {
  /** Path from the root of the repository, for example `data/figures.json`. */
  file: string
  /** Where in the file, for example `sections[2].items[0].title`; empty for the file as a whole. */
  field: string
  message: string
}

/** Joins the steps to a value the way people write them: `sections[2].items[0].title`. */
export function fieldPath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? String(step) : `${path}.${String(step)}`
  }, '')
}

export function formatProblems(problems: readonly Problem[]): string {
  const lines = problems.map(({ file, field, message }) => `  ${file}${field && ` → ${field}`}\n      ${message}`)
  const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`
  return `The data has ${count}. Nothing was built.\n\n${lines.join('\n\n')}\n`
}
