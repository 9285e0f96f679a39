import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

type State = { name: string; path: string; reach: (page: Page) => Promise<void> }

/** States of a page after a visitor's action: menu, dialog, form with mistakes, toast. */
const states: State[] = [
  {
    name: 'menu',
    path: '/it/servizi/marketing-performance',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Menu principale' }).waitFor()
    },
  },
  {
    name: 'languages',
    path: '/en',
    reach: async (page) => {
      await page.getByRole('button', { name: /Language/ }).click()
    },
  },
  {
    name: 'dialog',
    path: '/en',
    reach: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'form-errors',
    path: '/it/contatti',
    reach: async (page) => {
      await page.getByLabel('Nome', { exact: true }).fill('Giulia')
      await page.getByLabel('E-mail').fill('giulia@')
      await page.locator('main form[novalidate]').waitFor()
      await page.getByRole('button', { name: 'Invia la richiesta' }).click()
      await page.locator('li[data-state=open]').waitFor()
    },
  },
  {
    name: 'notice',
    path: '/en/contact',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Book a free call' }).click()
      await page.locator('li[data-state=open]').waitFor()
    },
  },
]

/** Takes the states at both widths and in both themes. Returns the names of the files. */
export async function captureStates(browser: Browser, origin: string, folder: string): Promise<string[]> {
  const files: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      const context = await browser.newContext({
        viewport: { width, height: 860 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      for (const { name, path, reach } of states) {
        const page = await context.newPage()
        await page.goto(origin + path, { waitUntil: 'networkidle' })
        await page.locator('html[data-scripts]').waitFor({ state: 'attached' })
        await reach(page)
        await page.waitForTimeout(400)
        const file = `state-${name}-${width}-${colorScheme}.png`
        await page.screenshot({ path: join(folder, file) })
        files.push(file)
        await page.close()
      }
      await context.close()
    }
  }
  return files
}
