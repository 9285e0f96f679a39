import { type Position, positionAt, syntaxMistake } from './positions'

type Fault = { field: string; message: string; position?: Position }

/** The JSON of a file, or the reason why it cannot be read. */
type Parsed = { json: unknown; fault?: undefined } | { fault: Fault }

const asUtf8 = 'Save it again with the encoding UTF-8, and put its accents right.'

/** Signs of UTF-8 text that a program has read in another encoding: `Ã¨` for è, `â€™` for ’, `�` for anything. */
const garbled = /Ã[\u0080-\u00bf]|â€|\ufffd/

function decode(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return undefined
  }
}

const tokens = /"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g

/** The first key that stands twice in one group. JSON would silently take the last one. */
function repeatedKey(text: string): { key: string; offset: number } | undefined {
  const groups: Set<string>[] = []
  for (const { 0: token, 1: key, index } of text.matchAll(tokens)) {
    if (token === '{') groups.push(new Set())
    else if (token === '}') groups.pop()
    else if (key !== undefined) {
      if (groups.at(-1)?.has(key)) return { key, offset: index }
      groups.at(-1)?.add(key)
    }
  }
  return undefined
}

const fault = (message: string, field = '', position?: Position): Parsed => ({
  fault: { field, message, ...(position && { position }) },
})

/** Parses JSON more strictly than `JSON.parse`, for people who write it by hand. */
export function parseJson(content: Uint8Array): Parsed {
  const text = decode(content)
  if (text === undefined) return fault(`is not saved as UTF-8. ${asUtf8}`)
  const found = garbled.exec(text)
  if (found) {
    const message = `has letters of another encoding: "${found[0]}". ${asUtf8}`
    return fault(message, '', positionAt(text, found.index))
  }
  // The key `__proto__`: parsers lose a field of that name.
  const prototype = text.search(/"__proto__"\s*:/)
  if (prototype >= 0) {
    return fault('has a name that nothing can read. Take it away.', '__proto__', positionAt(text, prototype))
  }
  const mistake = syntaxMistake(text)
  if (mistake) return fault(mistake.message, '', mistake.position)
  const repeated = repeatedKey(text)
  if (!repeated) return { json: JSON.parse(text) }
  return fault('stands twice in its group. Take one away.', repeated.key, positionAt(text, repeated.offset))
}
