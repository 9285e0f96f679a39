import { findNodeAtLocation, type Node, type ParseError, type ParseErrorCode, parse, parseTree } from 'jsonc-parser'
import { stepsOf } from './steps-of'

/** A place in a file as editors count: from 1. */
export type Position = { line: number; column: number }

/** @example positionAt('{\n  "a": 1\n}', 4) // { line: 2, column: 3 } */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The place of a field's name if it has one, else of its value: people begin to read there. */
function startOf(node: Node): number {
  return node.parent?.type === 'property' ? node.parent.offset : node.offset
}

/** The place of a field. If it is missing, the place of the group that should hold it. */
export function positionOf(text: string, field: string): Position | undefined {
  const tree = parseTree(text)
  const steps = stepsOf(field)
  if (!tree || steps.length === 0) return undefined
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, steps.slice(0, length))
    if (node) return positionAt(text, startOf(node))
  }
  return positionAt(text, tree.offset)
}

/** Explains a syntax error by the parser's number, and gives the remedy. */
const syntax: Partial<Record<ParseErrorCode, string>> = {
  1: 'has a sign that means nothing here. Write texts in double quotes',
  2: 'has a number that is none. Write digits only, with a point before decimals: 8.3',
  3: 'lacks the name of a field here. Write it in double quotes',
  4: 'lacks a value here. Write a text in double quotes, a number, true, false or null',
  5: 'lacks a colon between a name and its value',
  6: 'lacks a comma here, between two entries',
  7: 'lacks a closing } here',
  8: 'lacks a closing ] here',
  9: 'goes on after its end. Look for a closing } or ] too many',
  10: 'has a comment. JSON knows none: take it out',
  12: 'has a text without its closing quote',
}

const [nameExpected, valueExpected, commaExpected] = [3, 4, 6]

/** The parser points to the sign after the mistake. People look for the mistake itself. */
function explain({ error, offset }: ParseError, text: string) {
  const before = text.slice(0, offset).trimEnd()
  const message = syntax[error] ?? 'is not valid JSON here. Look for a missing comma or quote'
  if ((error === nameExpected || error === valueExpected) && before.endsWith(',')) {
    return {
      message: 'has a comma too many. Take it away',
      offset: before.length - 1,
    }
  }
  return { message, offset: error === commaExpected ? before.length : offset }
}

/** The first syntax error of a JSON file. Further errors often follow from it. */
export function syntaxMistake(text: string): { message: string; position: Position } | undefined {
  if (text.startsWith('\uFEFF')) {
    const message = 'begins with an invisible mark (BOM). Save it as UTF-8 without BOM'
    return { message, position: { line: 1, column: 1 } }
  }
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors.toSorted((one, other) => one.offset - other.offset)
  if (!first) return undefined
  const { message, offset } = explain(first, text)
  return { message, position: positionAt(text, offset) }
}
