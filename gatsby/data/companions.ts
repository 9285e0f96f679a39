import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Files that systems and editors of texts leave beside others. They are no data, and nothing to publish. */
export const isCompanion = (name: string): boolean =>
  /^\._|^(\.ds_store|desktop\.ini|thumbs\.db)$|~$/i.test(basename(name))

/** Takes the companions out of a folder into which Gatsby has copied all of static/. */
export function removeCompanions(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isCompanion(name)) rmSync(join(folder, name))
}
