import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dataFileOf } from '../../gatsby/data-files'
import type { Mistake } from '../../gatsby/validate/mistake'
import { validateData } from '../../gatsby/validate/validate-data'
import { languages } from '../../src/i18n/languages'
import { nothingSaved } from '../place'
import { EditorRefusal, refusalOf } from '../refusal'
import { writtenFile } from '../written-file'

/** As the CMS's backend wants a file. */
export type Entry = { data: string; file: { path: string; id: string } }

const texts = /^locales\/[a-z]+\/[a-z-]+\.json$/

/** Nothing but data files and interface strings is read or written. @throws EditorRefusal 403 */
const requireDataFile = (file: string) => {
  if (dataFileOf(file) || texts.test(file)) return
  throw new EditorRefusal(403, `${file} is no data file.`)
}

/** @throws EditorRefusal 404 when there is none, 403 when it is no data file */
export const readEntry = async (root: string, path: string): Promise<Entry> => {
  requireDataFile(path)
  const data = await readFile(join(root, path), 'utf8').catch(() => {
    throw new EditorRefusal(404, `${path} does not exist.`)
  })
  return { data, file: { path, id: createHash('sha256').update(data).digest('hex') } }
}

/** Pages that stand in one language only are listed by themselves: the CMS cannot save them beside nothing. */
const hasCounterparts = (file: string, files: readonly string[]) =>
  !file.startsWith('data/pages/') || languages.every((code) => files.includes(file.replace(/[a-z]+(?=\/[^/]+$)/, code)))

/** Every data file below a folder, in the order of their names. */
export const entriesIn = async (root: string, folder: string): Promise<Entry[]> => {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => [])
  const files = names.map((name) => join(folder, name).replaceAll('\\', '/')).sort()
  const isData = (file: string) => (dataFileOf(file) !== undefined || texts.test(file)) && hasCounterparts(file, files)
  return Promise.all(files.filter(isData).map((file) => readEntry(root, file)))
}

/** What an editor hands in: a file's path and its content as JSON. */
export type Handed = { path: string; raw: string }

const write = async (root: string, files: ReadonlyMap<string, string>) => {
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

/** The mistakes that the data would have with these files in place. They are tried on a copy: nobody sees them. */
const mistakesWith = async (root: string, files: ReadonlyMap<string, string>): Promise<Mistake[]> => {
  const copy = await mkdtemp(join(tmpdir(), 'zagara-cms-'))
  try {
    for (const folder of ['data', 'locales']) await cp(join(root, folder), join(copy, folder), { recursive: true })
    await write(copy, files)
    return validateData(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/**
 * Writes the files as a person would have written them, all or none.
 * @returns the paths of those that changed
 * @throws EditorRefusal 422 with page, section, field and remedy when the data would have a mistake
 */
export const saveFiles = async (root: string, handed: readonly Handed[]): Promise<string[]> => {
  const changed = new Map<string, string>()
  for (const { path, raw } of handed) {
    requireDataFile(path)
    const text = writtenFile(path, JSON.parse(raw))
    const before = await readFile(join(root, path), 'utf8').catch(() => undefined)
    if (text !== before) changed.set(path, text)
  }
  const mistakes = changed.size > 0 ? await mistakesWith(root, changed) : []
  if (mistakes.length > 0) {
    const contents = new Map(handed.map(({ path, raw }): [string, unknown] => [path, JSON.parse(raw)]))
    throw refusalOf(nothingSaved, mistakes, (file) => contents.get(file))
  }
  await write(root, changed)
  return [...changed.keys()]
}
