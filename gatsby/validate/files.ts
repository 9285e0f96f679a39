import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where validation finds files, by their paths from the root of the project: in a folder, or in memory. */
export type Files = {
  /** Names of the files in a folder, sorted. */
  namesIn: (folder: string) => string[]
  /** Content of a file; undefined where there is none. */
  read: (file: string) => Uint8Array | undefined
}

/** The files below a folder. */
export function filesBelow(root: string): Files {
  return {
    namesIn: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []),
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined),
  }
}
