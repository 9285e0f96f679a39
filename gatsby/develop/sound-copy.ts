import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folders = ['data', 'locales'] as const

/**
 * The folder from which the site reads its data. While developing, that is a copy of the last data without a mistake:
 * with a mistake in the data, the pages stay as they were.
 */
export function sourceFolder(root: string, folder: (typeof folders)[number]): string {
  return process.env.NODE_ENV === 'development' ? join(root, '.cache/sound', folder) : join(root, folder)
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : []

const isSame = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other))

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const files = filesIn(from)
  for (const file of files) {
    const target = join(to, file)
    if (isSame(join(from, file), target)) continue
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(from, file), target)
  }
  for (const file of filesIn(to)) if (!files.includes(file)) rmSync(join(to, file))
}

/** Makes the copy equal to the data. Writes only files that differ, so that Gatsby sees only changes. */
export function copySoundData(root: string): void {
  for (const folder of folders) copyFolder(join(root, folder), join(root, '.cache/sound', folder))
}

/** Folders in which people write. */
export const writtenFolders = (root: string) => folders.map((folder) => join(root, folder))
