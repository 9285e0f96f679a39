import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of drawings whose names carry a digest: a changed drawing is a new file. */
const folders = ['drawing', 'terrain']

/** The address of a drawing in a page. */
const addresses = /\/(?:drawing|terrain)\/[\w-]+\.svg/g

/** Removes the drawings of former builds that no page shows any more. A page may be of a former build, too. */
export function removeFormerDrawings(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const shown = new Set(pages.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(addresses) ?? []))
  for (const name of folders.filter((one) => existsSync(join(folder, one)))) {
    for (const file of readdirSync(join(folder, name)))
      if (!shown.has(`/${name}/${file}`)) rmSync(join(folder, name, file))
  }
}
