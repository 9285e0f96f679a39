/** @example stepsOf('sections[2].title') // ['sections', 2, 'title'] */
export function stepsOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index ? Number(index) : (key ?? '')))
}
