import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

import { inProject } from '../support/project'

/** A tracked file that code makes from others: its path from the root of the project, and the function that makes it. */
export type DerivedFile = { file: string; make: () => Promise<Buffer | string> | Buffer | string }

/** The largest difference between two pictures that counts as equal: processors round differently. It is invisible. */
const unseen = 2

const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

const lookDifferent = async (one: Buffer, other: Buffer) => {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return true
  const difference = a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0)
  return difference / a.data.length > unseen
}

/** Whether a derived file is missing or differs from its new content. Pictures are compared by their look. */
export const isStale = async (file: string, content: Buffer | string): Promise<boolean> => {
  const there = await readFile(inProject(file)).catch(() => undefined)
  const wanted = Buffer.from(content)
  if (!there) return true
  if (there.equals(wanted)) return false
  return file.endsWith('.png') ? lookDifferent(there, wanted) : true
}
