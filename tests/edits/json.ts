/** A value of a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type Steps = readonly (string | number)[]

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value)
const isGroup = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a place, or undefined. */
export function at(value: Json | undefined, [step, ...rest]: Steps): Json | undefined {
  if (step === undefined) return value
  if (isList(value)) return at(value[Number(step)], rest)
  return isGroup(value) ? at(value[step], rest) : undefined
}

/** The same value with something else at one place. What is not changed stays the same object. */
export function changed(value: Json, [step, ...rest]: Steps, make: (old: Json) => Json): Json {
  if (step === undefined) return make(value)
  if (isList(value)) return value.map((entry, index) => (index === step ? changed(entry, rest, make) : entry))
  if (!isGroup(value)) throw new Error(`There is no "${step}" in ${JSON.stringify(value)}.`)
  return { ...value, [step]: changed(value[step] ?? null, rest, make) }
}

/** Every list in a value that has entries, with its place. */
export function listsIn(value: Json, steps: Steps = []): { steps: Steps; list: readonly Json[] }[] {
  if (isList(value)) {
    const inner = value.flatMap((entry, index) => listsIn(entry, [...steps, index]))
    return value.length > 0 ? [{ steps, list: value }, ...inner] : inner
  }
  return isGroup(value) ? Object.entries(value).flatMap(([key, entry]) => listsIn(entry, [...steps, key])) : []
}

/** Every text in a value, with its place. */
export function textsIn(value: Json, steps: Steps = []): { steps: Steps; text: string }[] {
  if (typeof value === 'string') return [{ steps, text: value }]
  return isGroup(value) ? Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...steps, key])) : []
}

/** An entry of a list as a person copies it: what must be unique in it is named anew. */
export function copyOf(entry: Json): Json {
  if (typeof entry === 'string') return entry.startsWith('/') ? `${entry}-copy` : entry
  if (!isGroup(entry)) return entry
  const { id, ...rest } = entry
  return id === undefined ? rest : { ...rest, id: `${String(id)}-copy` }
}
