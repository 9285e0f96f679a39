import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

import { siteDirectory } from './site'

/**
 * Fails above a budget (R-SPEED-1).
 * @param warnFrom bytes from which on it warns the next person who adds something
 */
export function expectWithin(what: string, bytes: number, budget: number, warnFrom = budget * 0.85): void {
  const share = `${what}: ${bytes} of ${budget} bytes, ${Math.round((bytes / budget) * 100)}%`
  test.info().annotations.push({ type: 'weight', description: share })
  if (bytes > warnFrom) {
    test.info().annotations.push({ type: 'warning', description: share })
    console.warn(`Nearly used up: ${share}.`)
  }
  expect(bytes, share).toBeLessThanOrEqual(budget)
}

const compressible = /\.(html|js|json|svg|css|webmanifest|xml|txt)$/

/** The bytes of a file of the build in transit. Fonts and pictures are compressed already. */
export function weightOf(path: string): number {
  const file = join(siteDirectory, path)
  const isPage = !/\.\w+$/.test(path)
  const content = readFileSync(isPage ? join(file, 'index.html') : file)
  return isPage || compressible.test(path) ? brotliCompressSync(content).length : content.length
}

export const sumOf = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((total, path) => total + weightOf(path), 0)
