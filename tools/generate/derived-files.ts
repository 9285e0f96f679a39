import { readFile } from 'node:fs/promises'

import { inProject } from '../support/project'
import { drawings } from './drawings'
import { fontFiles } from './fonts'
import { marks } from './marks'

/** A tracked file that code makes from others: its path from the root of the project, and the function that makes it. */
export type DerivedFile = { file: string; make: () => Promise<Buffer | string> | Buffer | string }

/** Every tracked file that is derived: from code and packages, so that no change of a figure or a text makes one stale. */
export const derivedFiles = (): DerivedFile[] => [...fontFiles, ...marks, ...drawings]

/** Whether a derived file is missing or differs from its new content. */
export async function isStale(file: string, content: Buffer | string): Promise<boolean> {
  const there = await readFile(inProject(file)).catch(() => undefined)
  return !there?.equals(Buffer.from(content))
}
