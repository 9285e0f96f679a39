/**
 * `npm run preflight`: lists the placeholders to replace and the questions to answer before the site goes live. With an
 * address it asks the live site.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { loadVariables } from '../gatsby/environment/load-variables'
import { formatMistakes } from '../gatsby/validate/mistake'
import { readData, type SiteData } from '../gatsby/validate/read-data'
import { type DataString, everyString } from '../gatsby/validate/strings'
import { checkOnline } from './preflight/online'
import { findChoices, findOrigin, findPlaceholders, openQuestions, type Task } from './preflight/placeholders'
import { inProject, root } from './support/project'
import { CommandError, say } from './support/terminal'

const read = (file: string) => readFileSync(inProject(file), 'utf8')

const below = (folder: string) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

/** The lines of settings, and of files that become part of the site as they are. */
const otherLines = (): DataString[] =>
  ['gatsby-config.ts', 'wrangler.jsonc', ...below('static')]
    .filter((file) => /\.(ts|jsonc?|txt|svg)$/.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line, index) => ({ file, field: `line ${index + 1}`, text: line.trim() })),
    )

function requireData(): SiteData {
  const { data, mistakes } = readData(root)
  if (!data) throw new CommandError(formatMistakes(mistakes, root))
  return data
}

function show(title: string, tasks: readonly Task[]): void {
  if (tasks.length > 0) say(`${title}\n`)
  for (const { file, field, value, todo } of tasks) {
    say(`  ${file}  ${field}${value && `  "${value}"`}${todo && `\n    ${todo}`}`)
  }
  if (tasks.length > 0) say()
}

async function askOnline(address: string): Promise<void> {
  if (!URL.canParse(address)) throw new CommandError(`"${address}" is no address. Write https://…`)
  loadVariables(root, 'production')
  const faults = await checkOnline(new URL(address).origin, requireData(), process.env)
  for (const { address: where, message, todo } of faults) say(`  ${where}\n    ${message}.\n    ${todo}`)
  if (faults.length > 0) throw new CommandError(`${faults.length} answers are not right: they stand above.`)
  say('The pages, webhooks and policy documents of the live site are right.')
}

export async function main(): Promise<void> {
  const [, , address] = process.argv
  if (address) return askOnline(address)
  loadVariables(root, 'production')
  const data = requireData()
  const { site, figures, figuresFile, pages } = data
  const strings = everyString(data)
  const placeholders = findPlaceholders([...strings, ...otherLines()], process.env, pages)
  const place = findOrigin(strings)
  const names = [...figures, ...pages].map(({ id }) => id)
  const questions = openQuestions(read('docs/go-live.md'), new Set(place.length > 0 ? [...names, 'place'] : names))
  show('Placeholders still in place:', placeholders)
  show('May stay as they are:', findChoices(site, figuresFile.promises))
  if (questions.some((question) => question.startsWith('place:'))) show('Place and origin stand in:', place)
  for (const question of questions) say(`- ${question}`)
  if (placeholders.length > 0) throw new CommandError(`${placeholders.length} placeholders are still in place.`)
  if (questions.length > 0) {
    throw new CommandError(
      `${questions.length} questions wait for the owner: answer, then tick them in docs/go-live.md.`,
    )
  }
  say('No placeholder and no open question is left: the site can go live.')
}
