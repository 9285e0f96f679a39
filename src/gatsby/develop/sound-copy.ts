import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folders = ['data', 'locales'] as const

/**
 * Where the site reads its data from. While developing it is a copy that changes only when the data is sound, so that a
 * mistake stops nothing: the pages stay as they were until it is mended.
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

/** Makes the copy what the data is now. Only what differs is written, so that Gatsby sees only what changed. */
export function copySoundData(root: string): void {
  for (const folder of folders) copyFolder(join(root, folder), join(root, '.cache/sound', folder))
}

/** Folders that people write in. */
export const writtenFolders = (root: string) => folders.map((folder) => join(root, folder))
