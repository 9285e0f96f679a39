import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

/** One picture with all the others in rows, each with its name. */
export async function writeContactSheet(browser: Browser, folder: string, files: readonly string[]): Promise<void> {
  const figures = files
    .map(
      (file) => `<figure><img src="${encodeURI(file)}"><figcaption>${file.replace('.png', '')}</figcaption></figure>`,
    )
    .join('')
  const style = `body{margin:16px;font:12px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px}
    figure{margin:0}img{width:100%;max-height:640px;object-fit:cover;object-position:top;border:1px solid #ccc}`
  const sheet = join(folder, 'contact-sheet.html')
  writeFileSync(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${figures}`,
  )
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } })
  await page.goto(pathToFileURL(sheet).href)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await page.close()
}
