import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'

import { startCms } from '../../../editor/server/server'
import { inProject, root } from '../../../tools/support/project'

const biome = inProject('node_modules/@biomejs/biome/bin/biome')

export type Editor = {
  /** Opens an entry, for example `pages/entries/home`. */
  open: (entry: string, language?: string) => Promise<void>
  /** An entry of a list by the text that it shows while folded; in pages, within the column of a language. */
  entryWith: (text: string, within?: Locator) => Locator
  unfold: (entry: Locator) => Promise<void>
  /** The half of the window with the page in one language. */
  column: (language: 'en' | 'it') => Locator
  /** Drags an entry to the place below another. */
  moveBelow: (entry: Locator, other: Locator) => Promise<void>
  save: (language?: 'en' | 'it') => Promise<void>
  /** A file in the editor's copy of the data. */
  read: (file: string) => Promise<string>
  /** The lines that a save removed and added, as `git diff` shows them. */
  diff: (file: string) => string
  /** The same text in the layout of our formatter. */
  formatted: (text: string) => string
}

const diff = (folder: string, file: string) => {
  try {
    execFileSync('git', ['diff', '--no-index', '--no-color', '-U0', join(root, file), join(folder, file)])
    return ''
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    return output
      .split('\n')
      .filter((line) => /^[-+](?![-+])/.test(line))
      .map((line) => line[0] + line.slice(1).trim())
      .join('\n')
  }
}

/** What the CMS calls its buttons. */
const buttons = { en: ['Publish', 'Publish now'], it: ['Pubblica', 'Pubblica ora'] } as const

const handleOf = (entry: Locator) => entry.locator('[aria-roledescription="sortable"]').first()

const editorOf = (page: Page, origin: string, folder: string): Editor => ({
  open: async (entry, language = 'en') => {
    await page.goto(`${origin}/admin/${language}/#/collections/${entry}`)
  },
  entryWith: (text, within = page.locator('body')) =>
    within.locator('[class*="SortableListItem"]').filter({ hasText: text }).first(),
  unfold: (entry) => entry.getByRole('button').first().click(),
  column: (language) =>
    page
      .locator('[class*="ControlPaneContainer"]')
      .filter({
        has: page.getByRole('button', { name: new RegExp(`(Writing|Scrivendo) in ${language.toUpperCase()}`) }),
      })
      .last(),
  moveBelow: async (entry, other) => {
    await handleOf(entry).scrollIntoViewIfNeeded()
    await handleOf(entry).hover()
    await page.mouse.down()
    const box = await other.boundingBox()
    if (!box) throw new Error('The entry to move below is not on the screen.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
    await page.mouse.up()
  },
  save: async (language = 'en') => {
    const [publish, now] = buttons[language]
    await page.getByRole('button', { name: publish }).click()
    await page.getByRole('menuitem', { name: now }).click()
  },
  read: (file) => readFile(join(folder, file), 'utf8'),
  diff: (file) => diff(folder, file),
  formatted: (text) =>
    execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=data/example.json'], {
      cwd: root,
      input: text,
      encoding: 'utf8',
    }),
})

/** An editor over a copy of the data: no test writes the real files. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'zagara-editor-'))
    for (const name of ['data', 'locales']) await cp(join(root, name), join(folder, name), { recursive: true })
    const server = await startCms({ root: folder, port: 0 })
    await use(editorOf(page, server.origin, folder))
    server.close()
    await rm(folder, { recursive: true, force: true })
  },
})
