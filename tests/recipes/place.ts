type Step = { key: string } | { where: string; is: string } | 'each' | 'end'

/** @example stepsOf('sections[type=faq].items[+]') */
function stepsOf(place: string): Step[] {
  return [...place.matchAll(/\[([+*])\]|\[(\w+)=([\w-]+)\]|([^.[\]]+)/g)].map(([, sign, where, is, key]) => {
    if (sign) return sign === '+' ? 'end' : 'each'
    return where && is ? { where, is } : { key: key ?? '' }
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The entries of an object or a list that match a step. */
function keysIn(owner: unknown, step: Step): (string | number)[] {
  if (typeof step === 'object' && 'key' in step) return [step.key]
  if (!Array.isArray(owner)) return []
  if (step === 'end') return [owner.length]
  return owner.flatMap((entry: unknown, index) =>
    step === 'each' || (isObject(entry) && entry[step.where] === step.is) ? [index] : [],
  )
}

/** Puts a value at a place of a JSON document: `figures[id=projects].value`, `figures[*].label.de`, `redirects[+]`. */
export function putAt(document: unknown, place: string, value: unknown): void {
  const steps = stepsOf(place)
  const last = steps.pop()
  const owners = steps.reduce<unknown[]>(
    (found, step) =>
      found.flatMap((owner) => (isObject(owner) ? keysIn(owner, step).map((key) => Reflect.get(owner, key)) : [])),
    [document],
  )
  if (!last || owners.length === 0 || !owners.every(isObject)) throw new Error(`There is no ${place}.`)
  for (const owner of owners) for (const key of keysIn(owner, last)) Reflect.set(owner, key, value)
}
