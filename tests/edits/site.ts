import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Files, filesBelow } from '../../gatsby/validate/files'
import type { Problem } from '../../gatsby/validate/problem'
import { type Reading, readFile, readFiles, type SiteData } from '../../gatsby/validate/read-data'
import { checkPage, checkSpecification, checkTogether } from '../../gatsby/validate/validate-data'
import type { Edit, SiteFiles } from './edits'
import type { Json } from './json'

/** Every file that people edit, below a folder. */
function siteFiles(root: string): SiteFiles {
  const names = ['data', 'locales'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll('\\', '/'),
    ),
  )
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('data/schemas/')).sort()
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(join(root, file), 'utf8'))]))
}

export type Sound = { files: SiteFiles; data: SiteData }
type Outcome = { sound: Sound; problems: [] } | { sound: undefined; problems: Problem[] }

/** A site in memory. It reads a file anew only where it has changed, and checks only pages that have. */
export class EditableSite {
  private readonly disk: Files
  private readonly readings = new Map<Json, ReturnType<typeof readFile>>()
  readonly start: Sound

  constructor(root: string) {
    this.disk = filesBelow(root)
    const files = siteFiles(root)
    const { data, problems } = this.read(files)
    if (!data) throw new Error(problems.map(({ message }) => message).join('\n'))
    this.start = { files, data }
  }

  private read(site: SiteFiles): Reading {
    const files: Files = {
      ...this.disk,
      read: (file) => (site.has(file) ? new TextEncoder().encode(JSON.stringify(site.get(file))) : undefined),
    }
    return readFiles(files, (_files, file, schema) => {
      const json = site.get(file) ?? null
      const known = this.readings.get(json)
      // The same file has the same model.
      const reading = known ?? readFile(files, file, schema)
      if (!known) this.readings.set(json, reading)
      return reading as never
    })
  }

  /** What validation says of a sound site after an edit. */
  after(before: Sound, { make }: Edit): Outcome | undefined {
    const changes = make(before.files)
    if (changes.every(([file, json]) => JSON.stringify(json) === JSON.stringify(before.files.get(file))))
      return undefined
    const files = new Map([...before.files, ...changes])
    const { data, problems } = this.read(files)
    if (!data) return { sound: undefined, problems }
    const touched = changes.map(([file]) => file)
    const all = touched.some((file) => ['figures', 'terrains', 'site'].some((name) => file === `data/${name}.json`))
    const pages = data.pages.filter(({ file }) => all || touched.includes(file))
    const found = [
      ...checkTogether(data),
      ...pages.flatMap((page) => checkPage(page, data, this.disk)),
      ...checkSpecification(data),
    ]
    return found.length > 0 ? { sound: undefined, problems: found } : { sound: { files, data }, problems: [] }
  }
}
