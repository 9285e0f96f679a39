import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { validateData } from '../../src/gatsby/validate/validate-data'
import { root } from './project'

type Step = string | number

function stepsOf(field: string): Step[] {
  return [...field.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** The same value with something else at one place; `undefined` takes a field away. */
function changed(value: unknown, [step, ...rest]: Step[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? changed(entry, rest, change) : entry))
  if (typeof value !== 'object' || value === null)
    throw new Error(`There is no field "${step}" in ${JSON.stringify(value)}`)
  const old = Object.entries(value).find(([key]) => key === step)?.[1]
  return { ...value, [step]: changed(old, rest, change) }
}

/** A copy of data/ and locales/ in a temporary folder, to make mistakes in. */
class SiteCopy {
  root = ''

  make(): void {
    this.root = mkdtempSync(join(tmpdir(), 'site-copy-'))
    for (const folder of ['data', 'locales']) {
      const filter = (path: string) => !path.endsWith('.png')
      cpSync(join(root, folder), join(this.root, folder), { recursive: true, filter })
    }
    // Only that a picture is there matters.
    for (const picture of readdirSync(join(root, 'data/images'))) this.write(`data/images/${picture}`, '')
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8')
  }

  write(file: string, content: string): void {
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

  /** Its mistakes, as the terminal tells them. */
  mistakes() {
    return validateData(this.root).map(({ message, ...place }) => ({ ...place, message: message.en }))
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true })
  }
}

/** A copy that is new for each test of a file. */
export function siteCopyForEachTest(): SiteCopy {
  const copy = new SiteCopy()
  beforeEach(() => copy.make())
  afterEach(() => copy.remove('.'))
  return copy
}
