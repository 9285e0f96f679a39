import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { validateData } from '../../gatsby/validate/validate-data'
import { stepsOf } from '../../src/data-model/field-path'
import { languages } from '../../src/i18n/languages'
import { inventedSite } from './invented-site'
import { root } from './project'

type Step = string | number

/** The same value with a change at one place; `undefined` removes the field. */
function changed(value: unknown, [step, ...rest]: Step[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? changed(entry, rest, change) : entry))
  if (typeof value !== 'object' || value === null)
    throw new Error(`There is no field "${step}" in ${JSON.stringify(value)}`)
  const old = Object.entries(value).find(([key]) => key === step)?.[1]
  return { ...value, [step]: changed(old, rest, change) }
}

/** data/ and locales/ in a temporary folder, in which tests make mistakes. */
export class SiteCopy {
  root = ''

  constructor(private readonly fill: (copy: SiteCopy) => void) {}

  make(): void {
    this.root = mkdtempSync(join(tmpdir(), 'site-copy-'))
    this.fill(this)
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true })
    writeFileSync(join(this.root, file), content)
  }

  /** Changes one field of a JSON file, for example `sections[0].heading`. */
  update(file: string, field: string, change: (old: unknown) => unknown): void {
    this.write(file, JSON.stringify(changed(JSON.parse(this.read(file)), stepsOf(field), change)))
  }

  set(file: string, field: string, value: unknown): void {
    this.update(file, field, () => value)
  }

  /** Adds an entry at the end of a list. */
  add(file: string, list: string, entry: unknown): void {
    this.update(file, list, (old) => (Array.isArray(old) ? [...old, entry] : old))
  }

  /** Takes the entries away that have this value, for example `type` `hero`. */
  drop(file: string, list: string, key: string, value: unknown): void {
    this.update(file, list, (old) => (Array.isArray(old) ? old.filter((entry) => entry[key] !== value) : old))
  }

  /** Its mistakes, one line each: file, field and message. Further languages of the site have those of English once more. */
  mistakes(): string[] {
    const further = languages.filter((language) => !['en', 'it'].includes(language))
    return validateData(this.root)
      .map(({ file, field, message }) => `${file} → ${field} ${message}`)
      .filter((mistake) => !further.some((language) => new RegExp(`[/.]${language}\\b`).test(mistake)))
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true })
  }
}

function inventSite(copy: SiteCopy): void {
  for (const [file, content] of Object.entries(inventedSite())) copy.write(file, content)
}

/** A copy of the site as it is now. The caller removes it. */
export function copyOfSite(): SiteCopy {
  const copy = new SiteCopy(({ root: to }) => {
    for (const folder of ['data', 'locales']) cpSync(join(root, folder), join(to, folder), { recursive: true })
  })
  copy.make()
  return copy
}

/** A small invented site, new for each test of a file. It is valid. */
export function inventedSiteForEachTest(): SiteCopy {
  const copy = new SiteCopy(inventSite)
  beforeEach(() => copy.make())
  afterEach(() => copy.remove('.'))
  return copy
}
