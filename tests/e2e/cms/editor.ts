import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

import { serveEditor } from '../../../editor/serve-editor'
import type { Language } from '../../../src/i18n/languages'
import { run } from '../../../tools/support/command'
import { root } from '../../../tools/support/project'
import { inventedSite } from '../../jest/invented-site'
import { serve } from '../../support/serve'

export type Editor = {
  /** Opens an entry, for example `pages/entries/home`. */
  open: (entry: string) => Promise<void>
  /** A folded entry of a list, by the text that it shows; of a page, in the column of a language. */
  entryWith: (text: string, within?: Locator) => Locator
  unfold: (entry: Locator) => Promise<void>
  /** The half of the window with the page in one language. */
  column: (language: Language) => Locator
  save: () => Promise<void>
  /** A file of the invented site. */
  read: (file: string) => string
  /** Changes a file of the invented site, as somebody else would. */
  write: (file: string, text: string) => void
}

async function freePort(): Promise<string> {
  const { origin, close } = await serve(() => undefined)
  close()
  return new URL(origin).port
}

/** Writes the invented site. */
function fill(folder: string): void {
  for (const [file, text] of Object.entries(inventedSite())) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const editorOf = (page: Page, origin: string, folder: string): Editor => ({
  open: async (entry) => {
    await page.goto(`${origin}/admin/#/collections/${entry}`)
  },
  entryWith: (text, within = page.locator('body')) =>
    within.locator('[class*="SortableListItem"]').filter({ hasText: text }).first(),
  unfold: (entry) => entry.getByRole('button').first().click(),
  column: (language) =>
    page
      .locator('[class*="ControlPaneContainer"]')
      .filter({ has: page.getByRole('button', { name: `Writing in ${language.toUpperCase()}` }) })
      .last(),
  save: async () => {
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('menuitem', { name: 'Publish now' }).click()
  },
  read: (file) => readFileSync(join(folder, file), 'utf8'),
  write: (file, text) => writeFileSync(join(folder, file), text),
})

/** The editor of `npm run cms` over an invented site: no test writes the real files. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'zagara-editor-'))
    fill(folder)
    const port = await freePort()
    const variables = { PORT: port, BIND_HOST: 'localhost', GIT_REPO_DIRECTORY: folder, LOG_LEVEL: 'error' }
    const files = run('decap-server', [], { ...process.env, ...variables })
    const ended = files.catch(() => undefined)
    const answer = serveEditor({ project: root, root: folder, port, site: 'https://www.example.com' })
    const { origin, close } = await serve((request, response) => {
      request.url = request.url?.replace(/^\/admin/, '')
      answer(request, response, () => response.writeHead(404).end())
    })
    // The editor asks decap-server as soon as it opens.
    await expect.poll(() => fetch(`http://localhost:${port}`).then(Boolean, () => false)).toBe(true)
    await use(editorOf(page, origin, folder))
    close()
    files.kill()
    await ended
    rmSync(folder, { recursive: true })
  },
})
