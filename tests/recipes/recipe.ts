import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../jest/project'

/** One step of a recipe: put or remove a value, write or delete a file, change its lines, or copy one, or a folder. */
export type Step =
  | { kind: 'put'; file: string; path: string; value: unknown }
  | { kind: 'remove'; file: string; path: string }
  | { kind: 'file'; file: string; content: string }
  | { kind: 'delete'; file: string }
  | { kind: 'lines'; file: string; before: string; after: string }
  | { kind: 'copy'; from: string; file: string }
export type Recipe = { title: string; steps: Step[]; commands: string[] }

const recipesFile = 'docs/recipes.md'

/**
 * A line that names a file, with a block of code below it, or with a full stop at its end: **`data/figures.json`**, at
 * `figures[id=projects].value`: … **`data/routes.json`**, remove `routes[page=faq]`.
 */
const stepInText = /^(?:\*\*`([^`\n]+)`\*\*, (.+):\n\n)?```(.+)\n([\s\S]*?)\n```$|^\*\*`([^`\n]+)`\*\*, (.+)\.$/gm

function linesOf(diff: string, without: '+' | '-'): string {
  const lines = diff.split('\n').filter((line) => !line.startsWith(without))
  return lines.map((line) => line.slice(1)).join('\n')
}

/** @example pathIn('at the end of `redirects`') // 'redirects[+]' */
function pathIn(where: string): string | undefined {
  const [, end, path] = /^at (the end of )?`([^`]+)`$/.exec(where) ?? []
  return path && (end ? `${path}[+]` : path)
}

function stepOf(language: string, file: string, where: string, content: string): Step {
  if (language === 'diff') return { kind: 'lines', file, before: linesOf(content, '+'), after: linesOf(content, '-') }
  const path = pathIn(where)
  if (path) return { kind: 'put', file, path, value: JSON.parse(content) }
  if (where === 'a new file') return { kind: 'file', file, content: `${content}\n` }
  throw new Error(`The line above a block of ${file} says “${where}”. Write “at \`path\`” or “a new file”.`)
}

/** A step without a block: remove an entry, or a whole file. */
function removalOf(file: string, what: string): Step {
  if (/^delete the (file|folder)$/.test(what)) return { kind: 'delete', file }
  const [, path] = /^remove `([^`]+)`$/.exec(what) ?? []
  if (path) return { kind: 'remove', file, path }
  throw new Error(`The line of ${file} says “${what}”. Write “remove \`path\`” or “delete the file”.`)
}

function addCommands(recipe: Recipe, content: string): void {
  for (const line of content.split('\n')) {
    const command = line.replace(/#.*/, '').trim()
    const [, from, file] = /^cp (?:-r )?(\S+) (\S+)$/.exec(command) ?? []
    if (from && file) recipe.steps.push({ kind: 'copy', from, file })
    else recipe.commands.push(command)
  }
}

function recipeOf(text: string): Recipe {
  const [title = ''] = text.split('\n', 1)
  const recipe: Recipe = { title, steps: [], commands: [] }
  for (const [, file, where = '', language = '', content = '', alone, what = ''] of text.matchAll(stepInText)) {
    if (alone) recipe.steps.push(removalOf(alone, what))
    else if (language === 'sh') addCommands(recipe, content)
    else if (file) recipe.steps.push(stepOf(language, file, where, content))
    else throw new Error(`${recipesFile}, ${title}: the line above a block has to name its file:\n${content}`)
  }
  return recipe
}

/** Whether the code of the copy differs from ours. */
export const changesCode = ({ steps }: Recipe) => steps.some(({ file }) => /^(gatsby|src)\//.test(file))

/** Every recipe of the documentation: each heading with blocks below it. */
export function readRecipes(): Recipe[] {
  const [, ...parts] = readFileSync(join(root, recipesFile), 'utf8').split(/^#{1,2} /m)
  return parts.map(recipeOf).filter(({ steps }) => steps.length > 0)
}
