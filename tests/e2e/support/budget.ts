import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

import { siteDirectory } from './site'

/** From this share of a budget on, a test warns the next person who adds something. */
const warnFrom = 0.85

/** Fails above a budget, and warns when it is nearly used up (R-SPEED-1). */
export function expectWithin(what: string, bytes: number, budget: number): void {
  const share = `${what}: ${bytes} of ${budget} bytes, ${Math.round((bytes / budget) * 100)}%`
  test.info().annotations.push({ type: 'weight', description: share })
  if (bytes > budget * warnFrom) {
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
