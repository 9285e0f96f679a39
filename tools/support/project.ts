import { rm } from 'node:fs/promises'
import { join } from 'node:path'

export const root = join(__dirname, '../..')

export const inProject = (...parts: string[]) => join(root, ...parts)

/** Tries again for a second and a half: on Windows, virus scanners and synced folders hold a file for a moment. */
export const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })
