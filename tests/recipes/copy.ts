import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { root } from '../jest/project'
import { placesOf, putAt, removeAt } from './place'
import type { Recipe, Step } from './recipe'

/** Folders that git does not track, and the one that is linked. */
const left = /^(node_modules|public|\.cache|\.git|\.inbox|\.running|\.wrangler|test-results|reports?)$/

/** A copy of the repository, in which tests follow recipes or add pages. Its packages are a link to ours. */
export function copyRepository(use = 'recipe'): string {
  const copy = mkdtempSync(join(tmpdir(), `${use}-`))
  const filter = (path: string) => !left.test(relative(root, path))
  cpSync(root, copy, { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

export const removeCopy = (copy: string) => rmSync(copy, { recursive: true, force: true })

/** Hours that an owner has set stand in each language, and in no recipe. */
const hours: Step = { kind: 'remove', file: 'data/site.json', place: 'hours' }

export function follow(recipe: Recipe, copy: string): void {
  for (const step of [...recipe.steps, hours]) take(step, copy)
}

function take(step: Step, copy: string): void {
  if (step.kind === 'remove' && isTaken(step, copy)) return
  const file = join(copy, step.file)
  mkdirSync(dirname(file), { recursive: true })
  if (step.kind === 'copy') cpSync(join(copy, step.from), file, { recursive: true })
  else if (step.kind === 'delete') rmSync(file, { recursive: true })
  else writeFileSync(file, contentAfter(step, file))
}

function contentAfter(step: Exclude<Step, { kind: 'copy' | 'delete' }>, file: string): string {
  if (step.kind === 'file') return step.content
  const content = readFileSync(file, 'utf8')
  if (step.kind === 'place' || step.kind === 'remove') {
    const document: unknown = JSON.parse(content)
    if (step.kind === 'place') putAt(document, step.place, step.value)
    else removeAt(document, step.place)
    return `${JSON.stringify(document, null, 2)}\n`
  }
  if (!content.includes(step.before)) throw new Error(`${step.file} has no such lines:\n${step.before}`)
  return content.replace(step.before, () => step.after)
}

/** Whether a repository shows that an owner has taken this step, also with a value of their own, or has nothing to change. */
function isTaken(step: Step, folder: string): boolean {
  const file = join(folder, step.file)
  if (step.kind === 'file' || step.kind === 'copy') return existsSync(file)
  if (step.kind === 'delete' || !existsSync(file)) return !existsSync(file)
  const content = readFileSync(file, 'utf8')
  if (step.kind === 'lines') return content.includes(step.after) || !content.includes(step.before)
  const found = placesOf(JSON.parse(content), step.place)
  if (step.kind === 'remove') return !found.some(({ owner, key }) => key in owner)
  const isThere = JSON.stringify(JSON.parse(content)).includes(JSON.stringify(step.value))
  return found.length === 0 || (typeof step.value === 'object' && isThere)
}

/** Steps that a repository has taken before anybody follows the recipe. */
export function stepsTaken({ steps }: Recipe, folder = root): Step[] {
  const made = steps.flatMap((step) => (step.kind === 'copy' ? step.file : []))
  return steps
    .filter(({ file }) => !made.some((copy) => file.startsWith(`${copy}/`)))
    .filter((step) => isTaken(step, folder))
}

/** Whether a repository has followed a recipe, or has no longer what it changes. What it removes may be gone before. */
export function isFollowed(recipe: Recipe, folder = root): boolean {
  const taken = stepsTaken(recipe, folder)
  return taken.some(({ kind }) => kind !== 'remove') || taken.length === recipe.steps.length
}
