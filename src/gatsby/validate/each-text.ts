/** Calls `visit` with every text inside a value, and the steps that lead to it. `$schema` is not a text. */
export function eachText(
  value: unknown,
  visit: (text: string, steps: readonly PropertyKey[]) => void,
  steps: readonly PropertyKey[] = [],
): void {
  if (typeof value === 'string') visit(value, steps)
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) eachText(entry, visit, [...steps, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) if (key !== '$schema') eachText(entry, visit, [...steps, key])
  }
}
