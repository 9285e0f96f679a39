import { join } from 'node:path'

export const root = join(__dirname, '../..')

export const inProject = (...parts: string[]) => join(root, ...parts)
