import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Kinds of files by media type, the first that fits. Pictures and fonts are packed already. */
const kinds: [name: string, type: RegExp][] = [
  ['html', /html/],
  ['css', /css/],
  ['script', /javascript/],
  ['font', /font|woff/],
  ['image', /^image/],
  ['data', /json/],
]
const packed = /woff|image\/(?!svg)/

export type Transfer = { kind: string; bytes: number }

async function transferOf(response: Response): Promise<Transfer> {
  const type = response.headers()['content-type'] ?? ''
  // A redirect, and an answer that the page was left before, have no body.
  const body = await response.body().catch(() => Buffer.alloc(0))
  const kind = kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other'
  return { kind, bytes: packed.test(type) || body.length === 0 ? body.length : brotliCompressSync(body).length }
}

/** How long nothing may be asked for until a page counts as quiet, in ms. */
const quietFor = 700

/** Counts what a page fetches, each address once. */
export function watchTraffic(page: Page) {
  const answers = new Map<string, Response>()
  let open = 0
  let changed = Date.now()
  const note = (difference: number) => () => {
    open += difference
    changed = Date.now()
  }
  page.on('response', (response) => {
    if (response.url().startsWith('http')) answers.set(response.url(), response)
  })
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return {
    whenQuiet: async () => {
      while (open > 0 || Date.now() - changed < quietFor) await pause(50)
    },
    /** What has been fetched until now. */
    transfers: () => Promise.all([...answers.values()].map(transferOf)),
  }
}
