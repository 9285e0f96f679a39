/** A file's JSON, or what keeps it from being read. */
type Parsed = { json: unknown; fault?: undefined } | { fault: { field: string; message: string } }

const asUtf8 = 'Save it again with the encoding UTF-8, and put its accents right'

/** Letters that UTF-8 becomes when it is taken for something else: `Ã¨` for è, `â€™` for ’, `�` for anything. */
const garbled = /Ã[\u0080-\u00bf]|â€|\ufffd/

function decode(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

const tokens = /"((?:[^"\\]|\\.)*)"\s*:|"(?:[^"\\]|\\.)*"|[{}]/g

/** The first key that stands twice in one group, where the last one would win without a word. */
function repeatedKey(text: string): string | undefined {
  const groups: Set<string>[] = []
  for (const [token, key] of text.matchAll(tokens)) {
    if (token === '{') groups.push(new Set())
    else if (token === '}') groups.pop()
    else if (key !== undefined) {
      if (groups.at(-1)?.has(key)) return key
      groups.at(-1)?.add(key)
    }
  }
  return undefined
}

const fault = (message: string, field = ''): Parsed => ({ fault: { field, message } })

/** Reads JSON as strictly as people need who write it by hand. */
export function parseJson(content: Uint8Array): Parsed {
  const text = decode(content)
  if (text === undefined) return fault(`is not saved as UTF-8. ${asUtf8}.`)
  const [found] = garbled.exec(text) ?? []
  if (found) return fault(`has letters of another encoding: "${found}". ${asUtf8}.`)
  // A group's prototype is no place for data, and a field of that name gets lost on the way.
  if (/"__proto__"\s*:/.test(text)) return fault('has a name that nothing can read. Take it away.', '__proto__')
  try {
    const json: unknown = JSON.parse(text)
    const repeated = repeatedKey(text)
    return repeated === undefined ? { json } : fault('stands twice in its group. Take one away.', repeated)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return fault(`is not valid JSON: ${detail}. Look for a missing comma or quote.`)
  }
}
