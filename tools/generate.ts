/** `npm run generate`: writes all derived files that are stale, and names them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { drawings } from './generate/drawings'
import { fontFiles } from './generate/fonts'
import { marks } from './generate/marks'
import { inProject } from './support/project'
import { say } from './support/terminal'

/** A tracked file that code makes from others: its path from the root of the project, and the function that makes it. */
type DerivedFile = { file: string; make: () => Promise<Buffer | string> | Buffer | string }

/** Every tracked file that is derived: from code and packages, so that no change of a figure or a text makes one stale. */
export const derivedFiles: readonly DerivedFile[] = [...fontFiles, ...marks, ...drawings]

/** The new content of a derived file, if that is missing or differs from it. */
export async function renewed({ file, make }: DerivedFile): Promise<Buffer | undefined> {
  const content = Buffer.from(await make())
  const there = await readFile(inProject(file)).catch(() => undefined)
  return there?.equals(content) ? undefined : content
}

export const main = async () => {
  let changed = 0
  for (const derived of derivedFiles) {
    const content = await renewed(derived)
    if (!content) continue
    await mkdir(dirname(inProject(derived.file)), { recursive: true })
    await writeFile(inProject(derived.file), content)
    say(derived.file)
    changed += 1
  }
  if (changed === 0) say('Every derived file is up to date.')
}
