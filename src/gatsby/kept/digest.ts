import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Code that draws: neither components (`.tsx`), which show a drawing, nor tests. */
const draws = /(?<!\.test|\.d)\.ts$/

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => draws.test(name))
    .sort()
    .map((name) => join(place, name))
}

const sha256 = (parts: readonly string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/**
 * A digest of some input and of the code that makes a result from it: the same digest means the same result.
 * @param places files, and folders of code, below the project; read once a run
 */
export function digestWithCode(places: readonly string[]): (input: unknown) => string {
  let code: string | undefined
  return (input) => {
    code ??= sha256(places.flatMap(filesIn).map((file) => readFileSync(file, 'utf8')))
    return sha256([code, JSON.stringify(input)])
  }
}
