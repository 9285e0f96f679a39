type Step = { key: string } | { index: number } | { where: string; is: string } | { end: true }

/** @example stepsOf('sections[type=faq].items[+]') */
function stepsOf(place: string): Step[] {
  return [...place.matchAll(/\[(\+)\]|\[(\d+)\]|\[(\w+)=([\w-]+)\]|([^.[\]]+)/g)].map(
    ([, end, index, where, is, key]) => {
      if (end) return { end: true }
      if (index) return { index: Number(index) }
      return where && is ? { where, is } : { key: key ?? '' }
    },
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function keyIn(owner: unknown, step: Step): string | number {
  if ('key' in step) return step.key
  if (!Array.isArray(owner)) throw new Error('A place in brackets is a place in a list.')
  if ('end' in step) return owner.length
  if ('index' in step) return step.index
  const found = owner.findIndex((entry: unknown) => isObject(entry) && entry[step.where] === step.is)
  if (found === -1) throw new Error(`No entry has ${step.where} = ${step.is}.`)
  return found
}

/** Puts a value at a place of a JSON document: `figures[id=projects].value`, `redirects[+]`. */
export function putAt(document: unknown, place: string, value: unknown): void {
  const steps = stepsOf(place)
  const last = steps.pop()
  let owner = document
  for (const step of steps) owner = isObject(owner) ? Reflect.get(owner, keyIn(owner, step)) : undefined
  if (!isObject(owner) || !last) throw new Error(`There is no ${place}.`)
  Reflect.set(owner, keyIn(owner, last), value)
}
