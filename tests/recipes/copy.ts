import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { root } from '../jest/project'
import { putAt, removeAt } from './place'
import type { Recipe, Step } from './recipe'

/** Folders that git does not track, and the one that is linked. */
const left = /^(node_modules|public|\.cache|\.git|\.inbox|\.wrangler|test-results|screenshots|reports?)$/

/** A copy of the repository, in which tests follow recipes or add pages. Its packages are a link to ours. */
export function copyRepository(use = 'recipe'): string {
  const copy = mkdtempSync(join(tmpdir(), `${use}-`))
  const filter = (path: string) => !left.test(relative(root, path))
  cpSync(root, copy, { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

export const removeCopy = (copy: string) => rmSync(copy, { recursive: true, force: true })

export function follow(recipe: Recipe, copy: string): void {
  for (const step of recipe.steps) take(step, copy)
}

function take(step: Step, copy: string): void {
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

const canRemove = (document: unknown, place: string): boolean => {
  try {
    removeAt(document, place)
    return true
  } catch {
    return false
  }
}

/** Whether a site that somebody has made theirs shows that they have taken this step, also with a value of their own. */
function isTaken(step: Step, folder: string): boolean {
  const file = join(folder, step.file)
  if (step.kind === 'file' || step.kind === 'copy') return existsSync(file)
  if (step.kind === 'delete' || !existsSync(file)) return !existsSync(file)
  const content = readFileSync(file, 'utf8')
  if (step.kind === 'remove') return !canRemove(JSON.parse(content), step.place)
  if (step.kind === 'lines') {
    const [name = '', ...values] = step.before.split(/['"]/)
    return (
      content.includes(step.after) || (values.length > 0 && !content.includes(step.before) && content.includes(name))
    )
  }
  return typeof step.value === 'object' && JSON.stringify(JSON.parse(content)).includes(JSON.stringify(step.value))
}

/** Whether a repository has followed a recipe, or has no longer what the recipe changes. It cannot be followed then. */
export function isFollowed({ steps }: Recipe, folder = root): boolean {
  const made = steps.flatMap((step) => (step.kind === 'copy' ? step.file : []))
  return steps.some((step) => !made.some((copy) => step.file.startsWith(`${copy}/`)) && isTaken(step, folder))
}
