import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyData } from '../../gatsby/data/read-data'
import { validateData } from '../../gatsby/validate/validate-data'
import { languages } from '../../src/i18n/languages'
import { changeAt, removeAt } from '../recipes/field-path'
import { inventedSite } from './invented-site'
import { root } from './project'

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

  private edit(file: string, edit: (document: unknown) => void): void {
    const document: unknown = JSON.parse(this.read(file))
    edit(document)
    this.write(file, JSON.stringify(document))
  }

  /** Changes one field of a JSON file, for example `sections[0].heading`. */
  update(file: string, field: string, change: (old: unknown) => unknown): void {
    this.edit(file, (document) => changeAt(document, field, change))
  }

  set(file: string, field: string, value: unknown): void {
    this.update(file, field, () => value)
  }

  /** Adds an entry at the end of a list. */
  add(file: string, list: string, entry: unknown): void {
    this.set(file, `${list}[+]`, entry)
  }

  /** Takes the entries away that have this value, for example `type` `hero`. */
  drop(file: string, list: string, key: string, value: string): void {
    this.edit(file, (document) => removeAt(document, `${list}[${key}=${value}]`))
  }

  /** Its mistakes, one line each: file, field and message. Further languages of the site have those of English once more. */
  async mistakes(): Promise<string[]> {
    const further = languages.filter((language) => !['en', 'it'].includes(language))
    return (await validateData(this.root))
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
  const copy = new SiteCopy(({ root: to }) => copyData(root, to))
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
