import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../jest/project'

/** One step of a recipe: put a value at a place, write a file, change lines of a file, or copy a folder. */
export type Step =
  | { kind: 'place'; file: string; place: string; value: unknown }
  | { kind: 'file'; file: string; content: string }
  | { kind: 'lines'; file: string; before: string; after: string }
  | { kind: 'copy'; from: string; file: string }
export type Recipe = { title: string; document: string; steps: Step[]; commands: string[] }

const documents = ['docs/recipes.md', 'docs/add-a-section.md', 'docs/add-a-language.md']
const block = /^(?: {3})?```(\w+)(?: (\S+))?(?: (\S+))?\n([\s\S]*?)\n(?: {3})?```$/gm

function linesOf(diff: string, without: '+' | '-'): string {
  const lines = diff.split('\n').filter((line) => !line.startsWith(without))
  return lines.map((line) => line.slice(1)).join('\n')
}

function stepOf(language: string, file: string, place: string | undefined, content: string): Step {
  if (place) return { kind: 'place', file, place, value: JSON.parse(content) }
  if (language === 'diff') return { kind: 'lines', file, before: linesOf(content, '+'), after: linesOf(content, '-') }
  return { kind: 'file', file, content: `${content}\n` }
}

/** Code inside a list is indented with the list. */
const outdented = (content: string) =>
  content.split('\n').every((line) => line === '' || line.startsWith('   ')) ? content.replace(/^ {3}/gm, '') : content

function addCommands(recipe: Recipe, content: string): void {
  for (const line of content.split('\n')) {
    const command = line.replace(/#.*/, '').trim()
    const [, from, file] = /^cp -r (\S+) (\S+)$/.exec(command) ?? []
    if (from && file) recipe.steps.push({ kind: 'copy', from, file })
    else recipe.commands.push(command)
  }
}

function recipeOf(document: string, title: string, text: string): Recipe {
  const recipe: Recipe = { title, document, steps: [], commands: [] }
  for (const [, language = '', file, place, content = ''] of text.matchAll(block)) {
    if (language === 'sh') addCommands(recipe, outdented(content))
    else if (file) recipe.steps.push(stepOf(language, file, place, outdented(content)))
  }
  return recipe
}

/** Whether the code of the copy differs from ours. */
export const changesCode = ({ steps }: Recipe) => steps.some(({ file }) => file.startsWith('src/'))

/** Every recipe of the documentation: a heading with blocks below it that name files. */
export function readRecipes(): Recipe[] {
  return documents.flatMap((document) => {
    const [, ...parts] = readFileSync(join(root, document), 'utf8').split(/^#{1,2} /m)
    return parts
      .map((part) => recipeOf(document, part.split('\n', 1)[0] ?? '', part))
      .filter(({ steps }) => steps.length > 0)
  })
}
