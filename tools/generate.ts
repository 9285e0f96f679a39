/** `npm run generate`: writes all derived files that are stale, and names them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { derivedFiles, isStale } from './generate/derived-files'
import { inProject } from './support/project'
import { say } from './support/terminal'

export const main = async () => {
  let changed = 0
  for (const { file, make } of derivedFiles()) {
    const content = await make()
    if (!(await isStale(file, content))) continue
    await mkdir(dirname(inProject(file)), { recursive: true })
    await writeFile(inProject(file), content)
    say(file)
    changed += 1
  }
  if (changed === 0) say('Every derived file is up to date.')
}
