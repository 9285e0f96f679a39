import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Words } from '../../data-model/words'
import { type Position, positionOf } from './positions'

/** One mistake in a data file, in words for the person who edits it. */
export type Problem = {
  /** Path from the root of the repository, for example `data/figures.json`. */
  file: string
  /** Where in the file, for example `sections[2].items[0].title`; empty for the file as a whole. */
  field: string
  message: Words
  /** Where that is, if the field does not say it. */
  position?: Position
}

/** Joins the steps to a value the way people write them: `sections[2].items[0].title`. */
export function fieldPath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? String(step) : `${path}.${String(step)}`
  }, '')
}

/** Where a mistake is, as editors and terminals open it: `data/figures.json:12:7`. */
function placeOf({ file, field, position }: Problem, root: string): string {
  const path = join(root, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const { line, column } = position ?? positionOf(text, field) ?? {}
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** One mistake for people: where, which field, what is wrong and what to do. */
function explainProblem(problem: Problem, root: string): { place: string; field: string; message: string } {
  return { place: placeOf(problem, root), field: problem.field, message: problem.message.en }
}

/** @param root folder that the files' paths begin at */
export function formatProblems(problems: readonly Problem[], root: string, ending = 'Nothing was built.'): string {
  const lines = problems.map((problem) => {
    const { place, field, message } = explainProblem(problem, root)
    return `  ${place}${field && ` → ${field}`}\n      ${message}`
  })
  const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`
  return `The data has ${count}. ${ending}\n\n${lines.join('\n\n')}\n`
}
