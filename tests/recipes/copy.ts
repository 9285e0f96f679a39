import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import { root } from '../jest/project'
import { putAt, removeAt } from './field-path'
import type { Recipe, Step } from './recipe'

/** Folders that git does not track, and the one that is linked. */
const left = /^(node_modules|public|\.cache|\.git|\.inbox|\.wrangler|test-results|reports?)$/

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

/** Whether a folder has what a recipe leaves: somebody has followed it there, and its lines are others now. */
export const isFollowed = ({ steps }: Recipe, folder: string): boolean => steps.some((step) => isTaken(step, folder))

function isTaken(step: Step, folder: string): boolean {
  const file = join(folder, step.file)
  if (step.kind === 'delete') return !existsSync(file)
  if (step.kind === 'file' || step.kind === 'copy' || !existsSync(file)) return existsSync(file)
  const content = readFileSync(file, 'utf8')
  if (step.kind === 'lines') return content.includes(step.after)
  const parts = (text: string) => JSON.stringify(JSON.parse(text))
  if (step.kind === 'put' && !parts(content).includes(JSON.stringify(step.value))) return false
  if (step.kind === 'put' && step.path.endsWith('[+]')) return true
  try {
    return parts(contentAfter(step, file)) === parts(content)
  } catch {
    return step.kind === 'remove'
  }
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
  if (step.kind === 'put' || step.kind === 'remove') {
    const document: unknown = JSON.parse(content)
    if (step.kind === 'put') putAt(document, step.path, step.value)
    else removeAt(document, step.path)
    return `${JSON.stringify(document, null, 2)}\n`
  }
  const before = content.includes(step.before) ? step.before : withOwnersValues(step.before).exec(content)?.[0]
  if (!before) throw new Error(`${step.file} has no such lines:\n${step.before}`)
  return content.replace(before, () => step.after)
}

/** Lines of code, whatever an owner has put between their quotes: a color, a font, the name of a Worker. */
const withOwnersValues = (lines: string) =>
  new RegExp(lines.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/(['"])[^'"\n]*\1/g, '$1[^$1\\n]*$1'))
