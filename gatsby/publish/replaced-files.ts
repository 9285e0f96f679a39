import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files of static/ that a build has replaced by its own, so that nobody would get them. @param root of the project */
export const replacedFiles = (root: string): string[] =>
  readdirSync(join(root, 'static'), { recursive: true, encoding: 'utf8' }).filter((name) => {
    const [own, published] = [join(root, 'static', name), join(root, 'public', name)]
    if (!statSync(own).isFile() || !existsSync(published)) return false
    return !readFileSync(own).equals(readFileSync(published))
  })
