import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { runCommand } from '../support/command'
import { Problem, say } from '../support/problem'
import { inProject } from '../support/project'
import { type Finding, findPlaceholders } from './placeholders'

/** Everything that people read or that requests carry. The schemas only describe it. */
const folders = ['data', 'locales']
const skipped = 'data/schemas/'

const jsonFilesIn = async (folder: string) => {
  const names = await readdir(inProject(folder), { recursive: true })
  return names
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith(skipped))
    .sort()
}

const readJsonFile = async (file: string): Promise<[string, unknown]> => {
  try {
    return [file, JSON.parse(await readFile(inProject(file), 'utf8'))]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(`${file} cannot be read: ${reason}. npm run validate checks all data files.`)
  }
}

/** Reads the project's data files and the environment, and finds the placeholders in both. */
export const placeholdersInProject = async () => {
  const names = (await Promise.all(folders.map(jsonFilesIn))).flat()
  const files = Object.fromEntries(await Promise.all(names.map(readJsonFile)))
  return findPlaceholders({ files, environment: process.env })
}

const show = ({ file, field, value, todo }: Finding) => {
  say(`  ${file}  ${field}${value ? `  "${value}"` : ''}`)
  say(`    ${todo}`)
}

const showAll = (title: string, findings: Finding[]) => {
  if (findings.length === 0) return
  say(`${title}\n`)
  findings.forEach(show)
  say()
}

const main = async () => {
  const { placeholders, notes } = await placeholdersInProject()
  showAll('Placeholders still in place:', placeholders)
  showAll('May stay as they are:', notes)
  if (placeholders.length === 0) return say('No placeholder is left: the site can go live.')
  throw new Problem(
    `${placeholders.length} placeholders are still in place: put the real values there before going live.`,
  )
}

if (require.main === module) runCommand(main)
