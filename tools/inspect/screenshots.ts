/**
 * `node --import tsx tools/inspect/screenshots.ts [filter]`: takes every page in every language and both themes, 390 and 1440 px wide, and a
 * contact sheet, into screenshots/. Serves the build in public/ itself. A filter chooses paths that contain it.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

import { routesFile } from '../../src/data-model/routes'
import { languages, pathPrefix } from '../../src/i18n/languages'
import { startLocalInbox } from '../inbox'
import { startSite } from '../serve'
import { runCommand } from '../support/command'
import { chromiumFlags, wholeChromium } from '../support/engines'
import { inProject } from '../support/project'
import { say } from '../support/terminal'
import { writeContactSheet } from './contact-sheet'
import { captureStates } from './states'

const widths = [390, 1440] as const
const themes = ['light', 'dark'] as const
const port = 9020
const folder = inProject('screenshots')

function paths(filter: string): string[] {
  const { routes } = routesFile.parse(JSON.parse(readFileSync(inProject('data/routes.json'), 'utf8')))
  const pages = routes.flatMap((route) => languages.flatMap((language) => route[language] ?? []))
  const notFound = languages.map((language) => `${pathPrefix(language)}/nowhere`)
  return [...pages, ...notFound].filter((path) => path.includes(filter))
}

const fileName = (path: string, width: number, theme: string) =>
  `${path.slice(1).replaceAll('/', '-')}-${width}-${theme}.png`

async function capture(browser: Browser, origin: string, filter: string): Promise<string[]> {
  const files: string[] = []
  for (const theme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        bypassCSP: true,
      })
      const page = await context.newPage()
      for (const path of paths(filter)) {
        await page.goto(origin + path, { waitUntil: 'networkidle' })
        // Chromium without scrollbars keeps their place.
        await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' })
        const file = fileName(path, width, theme)
        await page.screenshot({ path: join(folder, file), fullPage: true })
        files.push(file)
      }
      await context.close()
    }
    say(`  ${theme}: done`)
  }
  return files
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const inbox = await startLocalInbox('screenshots')
  const site = await startSite(port)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || wholeChromium(),
    args: chromiumFlags,
  })
  try {
    const pages = await capture(browser, site.origin, process.argv[2] ?? '')
    const states = await captureStates(browser, site.origin, folder)
    await writeContactSheet(browser, folder, [...pages, ...states])
    say(`${pages.length + states.length} pictures and contact-sheet.png are in screenshots/.`)
  } finally {
    await browser.close()
    await site.close()
    inbox.server.close()
  }
}

if (require.main === module) runCommand(main)
