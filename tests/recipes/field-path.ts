type Part = { key: string } | { where: string; is: string } | 'each' | 'end'

/** @example partsOf('sections[type=faq].items[+]') */
function partsOf(path: string): Part[] {
  return [...path.matchAll(/\[([+*])\]|\[(\w*)=([\w-]+)\]|([^.[\]]+)/g)].map(([, sign, where, is, key]) => {
    if (sign) return sign === '+' ? 'end' : 'each'
    return where !== undefined && is ? { where, is } : { key: key ?? '' }
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value of a field. An empty name means the entry itself. */
const fieldOf = (entry: unknown, name: string): unknown =>
  name === '' ? entry : isObject(entry) ? entry[name] : undefined

/** The entries of an object or a list that match a part. */
function keysIn(owner: unknown, part: Part): (string | number)[] {
  if (typeof part === 'object' && 'key' in part) return [part.key]
  if (!Array.isArray(owner)) return []
  if (part === 'end') return [owner.length]
  return owner.flatMap((entry: unknown, index) =>
    part === 'each' || fieldOf(entry, part.where) === part.is ? [index] : [],
  )
}

/** The owners and keys that the path of a field stands for. A key may be one that its owner does not have yet. */
function fieldsAt(document: unknown, path: string): { owner: object; key: string | number }[] {
  const parts = partsOf(path)
  const last = parts.pop()
  const owners = parts.reduce<unknown[]>(
    (found, part) =>
      found.flatMap((owner) => (isObject(owner) ? keysIn(owner, part).map((key) => Reflect.get(owner, key)) : [])),
    [document],
  )
  return owners.flatMap((owner) => (last && isObject(owner) ? keysIn(owner, last).map((key) => ({ owner, key })) : []))
}

/** @throws if the document has no such field. A list may have no entries for `[*]` */
function atEach(document: unknown, path: string, call: (owner: object, key: string | number) => void): void {
  const found = fieldsAt(document, path)
  if (found.length === 0 && !path.includes('[*]')) throw new Error(`There is no ${path}.`)
  for (const { owner, key } of found.reverse()) call(owner, key)
}

/** Changes a field of a JSON document: `sections[0].heading`, `figures[id=projects].value`. */
export const changeAt = (document: unknown, path: string, change: (old: unknown) => unknown): void =>
  atEach(document, path, (owner, key) => Reflect.set(owner, key, change(Reflect.get(owner, key))))

/** Puts a value into a field: `figures[*].label.de`, `redirects[+]`. */
export const putAt = (document: unknown, path: string, value: unknown): void => changeAt(document, path, () => value)

/** Removes a field: `pages[=contact]`, `sections[type=faq]`. */
export const removeAt = (document: unknown, path: string): void =>
  atEach(document, path, (owner, key) => {
    if (!(key in owner)) throw new Error(`There is no ${path}.`)
    if (Array.isArray(owner)) owner.splice(Number(key), 1)
    else Reflect.deleteProperty(owner, key)
  })
