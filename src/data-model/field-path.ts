/** Joins the steps to a value as people write them: `sections[2].items[0].title`. */
export function fieldPath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? String(step) : `${path}.${String(step)}`
  }, '')
}

/** @example stepsOf('sections[2].title') // ['sections', 2, 'title'] */
export function stepsOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index ? Number(index) : (key ?? '')))
}
