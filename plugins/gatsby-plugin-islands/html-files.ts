import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The element that Gatsby writes around the content of every page. */
const gatsbyRoot = 'id="___gatsby"'

/** The pages that Gatsby has rendered into a folder, as paths of files. Skips other HTML. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(gatsbyRoot))
}
