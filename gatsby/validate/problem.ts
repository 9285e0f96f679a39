import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Position, positionOf } from './positions'

/** One mistake in a data file, explained to the person who edits it. */
export type Problem = {
  /** Path from the root of the repository, for example `data/figures.json`. */
  file: string
  /** The field, for example `sections[2].items[0].title`; empty for the whole file. */
  field: string
  message: string
  /** The place of the mistake, if the field does not have it. */
  position?: Position
}

/** Joins the steps to a value as people write them: `sections[2].items[0].title`. */
export function fieldPath(steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? String(step) : `${path}.${String(step)}`
  }, '')
}

/** The place of a mistake in the form that editors and terminals open: `data/figures.json:12:7`. */
function locationOf({ file, field, position }: Problem, root: string): string {
  const path = join(root, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const { line, column } = position ?? positionOf(text, field) ?? {}
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** One mistake for people: place, field, problem and remedy. */
function explainProblem(problem: Problem, root: string): { location: string; field: string; message: string } {
  return { location: locationOf(problem, root), field: problem.field, message: problem.message }
}

/** Each mistake with its location. @param root folder from which the paths of files begin */
export function listProblems(problems: readonly Problem[], root: string): string {
  const lines = problems.map((problem) => {
    const { location, field, message } = explainProblem(problem, root)
    return `  ${location}${field && ` → ${field}`}\n      ${message}`
  })
  return `${lines.join('\n\n')}\n`
}

/** @param root folder from which the paths of files begin */
export function formatProblems(problems: readonly Problem[], root: string, ending = 'Nothing was built.'): string {
  const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`
  return `The data has ${count}. ${ending}\n\n${listProblems(problems, root)}`
}
