import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Problem } from '../support/problem'
import { inProject } from '../support/project'
import { findPlaceholders } from './placeholders'

/** Files with texts of people. The schemas only describe them. */
const isData = (file: string) => file.endsWith('.json') && !file.startsWith('data/schemas/')

/** Other files that name the brand or an address: settings and static files. Code takes both from data/site.json. */
const textFiles = ['gatsby-config.ts', 'wrangler.jsonc']
const isText = (file: string) => /\.(svg|txt|html|webmanifest)$/.test(file)

const filesIn = async (folder: string) => {
  const names = await readdir(inProject(folder), { recursive: true })
  return names.map((name) => join(folder, name).replaceAll('\\', '/')).sort()
}

const readTextFile = async (file: string): Promise<[string, string]> => [file, await readFile(inProject(file), 'utf8')]

const readJsonFile = async (file: string): Promise<[string, unknown]> => {
  try {
    return [file, JSON.parse(await readFile(inProject(file), 'utf8'))]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(`${file} cannot be read: ${reason}. npm run validate checks all data files.`)
  }
}

/** Everything that can hold a placeholder, but the environment. */
export const filesOfProject = async () => {
  const data = (await Promise.all(['data', 'locales'].map(filesIn))).flat().filter(isData)
  const texts = [...textFiles, ...(await filesIn('static')).filter(isText)]
  return {
    files: Object.fromEntries(await Promise.all(data.map(readJsonFile))),
    texts: Object.fromEntries(await Promise.all(texts.map(readTextFile))),
  }
}

/** Finds the placeholders of the project, also in the environment. */
export const placeholdersInProject = async () =>
  findPlaceholders({ ...(await filesOfProject()), environment: process.env })
