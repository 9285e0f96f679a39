import { findNodeAtLocation, type Node, type ParseError, type ParseErrorCode, parse, parseTree } from 'jsonc-parser'
import type { Words } from '../../src/data-model/words'
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
const syntax: Partial<Record<ParseErrorCode, Words>> = {
  1: {
    en: 'has a sign that means nothing here. Write texts in double quotes',
    it: 'ha un segno che qui non vuol dire niente. Scrivi i testi tra virgolette',
  },
  2: {
    en: 'has a number that is none. Write digits only, with a point before decimals: 8.3',
    it: 'ha un numero che non è un numero. Scrivi solo cifre, con un punto prima dei decimali: 8.3',
  },
  3: {
    en: 'lacks the name of a field here. Write it in double quotes',
    it: 'qui manca il nome di un campo. Scrivilo tra virgolette',
  },
  4: {
    en: 'lacks a value here. Write a text in double quotes, a number, true, false or null',
    it: 'qui manca un valore. Scrivi un testo tra virgolette, un numero, true, false o null',
  },
  5: { en: 'lacks a colon between a name and its value', it: 'mancano i due punti tra un nome e il suo valore' },
  6: { en: 'lacks a comma here, between two entries', it: 'qui manca una virgola, tra due voci' },
  7: { en: 'lacks a closing } here', it: 'qui manca una } di chiusura' },
  8: { en: 'lacks a closing ] here', it: 'qui manca una ] di chiusura' },
  9: {
    en: 'goes on after its end. Look for a closing } or ] too many',
    it: 'continua dopo la fine. Cerca una } o una ] di troppo',
  },
  10: { en: 'has a comment. JSON knows none: take it out', it: 'ha un commento. JSON non ne ha: toglilo' },
  12: { en: 'has a text without its closing quote', it: 'ha un testo senza le virgolette di chiusura' },
}

const [nameExpected, valueExpected, commaExpected] = [3, 4, 6]

/** The parser points to the sign after the mistake. People look for the mistake itself. */
function explain({ error, offset }: ParseError, text: string) {
  const before = text.slice(0, offset).trimEnd()
  const message = syntax[error] ?? {
    en: 'is not valid JSON here. Look for a missing comma or quote',
    it: 'qui non è JSON. Cerca una virgola o delle virgolette che mancano',
  }
  if ((error === nameExpected || error === valueExpected) && before.endsWith(',')) {
    return {
      message: { en: 'has a comma too many. Take it away', it: 'ha una virgola di troppo. Toglila' },
      offset: before.length - 1,
    }
  }
  return { message, offset: error === commaExpected ? before.length : offset }
}

/** The first syntax error of a JSON file. Further errors often follow from it. */
export function syntaxMistake(text: string): { message: Words; position: Position } | undefined {
  if (text.startsWith('\uFEFF')) {
    const message = {
      en: 'begins with an invisible mark (BOM). Save it as UTF-8 without BOM',
      it: 'comincia con un segno invisibile (BOM). Salvalo in UTF-8 senza BOM',
    }
    return { message, position: { line: 1, column: 1 } }
  }
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors.toSorted((one, other) => one.offset - other.offset)
  if (!first) return undefined
  const { message, offset } = explain(first, text)
  return { message, position: positionAt(text, offset) }
}
