import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Code that draws: neither components (`.tsx`), which show a drawing, nor tests. */
const draws = /(?<!\.test|\.d)\.ts$/

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => draws.test(name))
    .sort()
    .map((name) => join(path, name))
}

const sha256 = (parts: readonly string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}

/**
 * A digest of some input and of the code that makes a result from it: the same digest means the same result.
 * @param paths files, and folders of code, below the project; read once a run
 */
export function digestWithCode(paths: readonly string[]): (input: unknown) => string {
  let code: string | undefined
  return (input) => {
    code ??= sha256(paths.flatMap(filesIn).map((file) => readFileSync(file, 'utf8')))
    return sha256([code, JSON.stringify(input)])
  }
}
