import { type ParseError, type ParseErrorCode, parse, visit } from 'jsonc-parser'

import { type Mistake, positionAt } from './mistake'

/** The JSON of a file, or the reason why it cannot be read. */
type Parsed = { json: unknown; mistake?: undefined } | { mistake: Omit<Mistake, 'file'> }

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

/** The first key that stands twice in one group: JSON would silently take the last. */
function doubledKey(text: string): { key: string; offset: number } | undefined {
  const groups: Set<string>[] = []
  const doubled: { key: string; offset: number }[] = []
  visit(text, {
    onObjectBegin: () => void groups.push(new Set()),
    onObjectEnd: () => void groups.pop(),
    onObjectProperty: (key, offset) => {
      if (groups.at(-1)?.has(key)) doubled.push({ key, offset })
      groups.at(-1)?.add(key)
    },
  })
  return doubled[0]
}

/** What git writes around two versions of a line. It would break art, too. */
const merge = /^(<{7}|={7}|>{7})(?= |\r?$)/m

/** Where git could not merge two versions of a file, and the remedy. */
export function openMerge(text: string): { message: string; offset: number } | undefined {
  const found = merge.exec(text)
  const message =
    'has two versions here, which git could not merge. Keep one, and take away what git wrote between them'
  return found ? { message, offset: found.index } : undefined
}

const aText = /"(?:[^"\\\n]|\\.)*"/g
const aValue = /(?<=:\s*)[^\s"{}[\],][^"{}[\]\n]*/g
const aNumber = /^[-+.'€$£]*\s*\d[-+\d.,'€$£%eE\s]*$/

/** What a person can have meant by a number: `8,3` is 8.3, `1.500` is fifteen hundred or 1.5. */
function meantBy(written: string): number[] {
  if (/e/i.test(written)) return [Number(written)]
  const parts = written.replace(/[^-\d.,]/g, '').split(/[.,]/)
  const last = parts.pop() ?? ''
  const [whole, decimal] = [Number(parts.join('') + last), Number(`${parts.join('')}.${last}`)]
  if (parts.length === 0) return [whole]
  const hasOneSign = !(written.includes('.') && written.includes(','))
  if (last.length !== 3 || !hasOneSign) return [decimal]
  return parts.length === 1 ? [whole, decimal] : [whole]
}

/** The first number that is not written as JSON writes it: the parser would point elsewhere, or read `1.500` as 1.5. */
function wrongNumber(text: string): { message: string; offset: number } | undefined {
  const withoutTexts = text.replace(aText, (found) => `"${' '.repeat(found.length - 2)}"`)
  for (const { 0: found, index } of withoutTexts.matchAll(aValue)) {
    const written = found.replace(/[,\s]+$/, '')
    if (!aNumber.test(written)) continue
    const meant = meantBy(written)
    if (!meant.every(Number.isFinite) || String(meant[0]) === written) continue
    const remedy = `Write ${meant.join(' or ')}: digits, a point before decimals, and nothing else`
    return { message: `has the number ${written}. ${remedy}`, offset: index }
  }
  return undefined
}

const backslash = 'has a backslash in a text. Take it away'

/** Explains a syntax error by the parser's number, and gives the remedy. */
const syntax: Partial<Record<ParseErrorCode, string>> = {
  1: 'has a sign that means nothing here. Write texts in straight double quotes: "…", and quotation marks inside them as “ ” or « »',
  2: 'has a number in a form that JSON does not know. Write digits only, with a point before decimals: 8.3',
  3: 'lacks the name of a field here. Write it in double quotes',
  4: 'lacks a value here. Write a text in double quotes, a number, true, false or null',
  5: 'lacks a colon between a name and its value',
  6: 'lacks a comma here, between two entries',
  7: 'lacks a closing } here',
  8: 'lacks a closing ] here',
  9: 'goes on after its end. Look for a closing } or ] too many',
  10: 'has a comment, which JSON does not know: take it out',
  12: 'has a text without its closing quote on the same line. Add the quote, or take the line break out',
  14: backslash,
  15: backslash,
  16: 'has a tab or another sign in a text that no key writes. Write a space in its place',
}

const [nameExpected, valueExpected, commaExpected] = [3, 4, 6]

/** The first syntax error of a file. The parser points to the sign after the mistake; people look for the mistake itself. */
function syntaxError(text: string): { message: string; offset: number } | undefined {
  if (text.startsWith('\uFEFF'))
    return { message: 'begins with an invisible mark (BOM). Save it as UTF-8 without BOM', offset: 0 }
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors.toSorted((one, other) => one.offset - other.offset)
  if (!first) return undefined
  const { error, offset } = first
  const before = text.slice(0, offset).trimEnd()
  if ((error === nameExpected || error === valueExpected) && before.endsWith(','))
    return { message: 'has a comma too many. Take it away', offset: before.length - 1 }
  const message = syntax[error] ?? 'is not valid JSON here. Look for a missing comma or quote'
  return { message, offset: error === commaExpected ? before.length : offset }
}

/** Parses JSON more strictly than `JSON.parse`, for people who write it by hand. */
export function parseJson(content: Uint8Array): Parsed {
  const text = decode(content)
  if (text === undefined) return { mistake: { field: '', message: `is not saved as UTF-8. ${asUtf8}` } }
  const at = (offset: number, message: string, field = ''): Parsed => ({
    mistake: { field, message, position: positionAt(text, offset) },
  })
  const found = garbled.exec(text)
  if (found) return at(found.index, `has letters of another encoding: "${found[0]}". ${asUtf8}`)
  const error = openMerge(text) ?? wrongNumber(text) ?? syntaxError(text)
  if (error) return at(error.offset, error.message)
  const doubled = doubledKey(text)
  if (doubled) return at(doubled.offset, 'stands twice in its group. Take one away.', doubled.key)
  return { json: JSON.parse(text) }
}
