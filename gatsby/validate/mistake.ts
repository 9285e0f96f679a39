import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'

import { stepsOf } from '../../src/data-model/field-path'

/** Line and column in a file as editors count: from 1. */
export type Position = { line: number; column: number }

/** One mistake in a data file, explained to the person who edits it. */
export type Mistake = {
  /** Path from the root of the repository, for example `data/figures.json`. */
  file: string
  /** The field, for example `sections[2].items[0].title`; empty for the whole file. */
  field: string
  message: string
  /** Where the mistake is, if the field does not have it. */
  position?: Position
}

/** Each value that stands twice where one alone counts. */
export function* checkUnique(file: string, field: string, values: readonly string[]): Generator<Mistake> {
  const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index))
  for (const value of twice) yield { file, field, message: `has "${value}" twice. Take one away, or change it` }
}

/** @example positionAt('{\n  "a": 1\n}', 4) // { line: 2, column: 3 } */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The position of a field, at its name if it has one. If it is missing, that of the group that should hold it. */
export function positionOf(text: string, field: string): Position | undefined {
  const tree = parseTree(text)
  const steps = stepsOf(field)
  if (!tree || steps.length === 0) return undefined
  const nodes = steps.map((_step, index) => findNodeAtLocation(tree, steps.slice(0, index + 1)))
  const node = nodes.findLast((one) => one !== undefined) ?? tree
  return positionAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset)
}

/** The position of a mistake in the form that editors and terminals open: `data/figures.json:12:7`. */
function locationOf({ file, field, position }: Mistake, root: string): string {
  const path = join(root, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const { line, column } = position ?? positionOf(text, field) ?? {}
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** Each mistake with its location and its remedy. @param root folder from which the paths of files begin */
export function formatMistakes(mistakes: readonly Mistake[], root: string, ending = 'Nothing was built.'): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
  const lines = mistakes.map(
    (one) => `  ${locationOf(one, root)}${one.field && ` → ${one.field}`}\n      ${one.message}`,
  )
  return `The data has ${count}. ${ending}\n\n${lines.join('\n\n')}\n`
}
