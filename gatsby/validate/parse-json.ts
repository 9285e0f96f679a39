import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'

import { positionAt } from './mistake'

/** @example inWords('PropertyNameExpected') // 'property name expected' */
const inWords = (name: string) => name.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase()

/** What the parser found, and where. People look for a missing comma and a decimal comma before the place where the parser stops. */
function explain(text: string, { error, offset }: ParseError): { message: string; offset: number } {
  const before = text.slice(0, offset)
  const name = printParseErrorCode(error)
  if (name === 'CommaExpected')
    return { message: 'lacks a comma here, between two entries', offset: before.trimEnd().length }
  const [whole] = /-?[\d.]*\d,$/.exec(before) ?? []
  const [decimals] = /^\d+/.exec(text.slice(offset)) ?? []
  if (whole && decimals) {
    const remedy = 'Write a point before decimals (8.3), and nothing between thousands'
    return { message: `has a comma in the number ${whole}${decimals}. ${remedy}`, offset: offset - whole.length }
  }
  return { message: `is no JSON here: ${inWords(name)}`, offset }
}

/** The JSON of a text without comments, or the reason why it cannot be read. Keys that stand twice are Biome's to find (`npm test`). */
export function parseJson(text: string) {
  const errors: ParseError[] = []
  const json: unknown = parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return { json }
  const { message, offset } = explain(text, first)
  return { mistake: { field: '', message, position: positionAt(text, offset) } }
}
