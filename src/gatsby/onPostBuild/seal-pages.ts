import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

import type { StartScript } from './browser-code'
import { contentPolicy, type ForeignOrigins } from './content-policy'
import { shareStyles } from './page-styles'
import { htmlFiles } from './published'

const startTag = /<script data-start="true"[^>]*>/
const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const style = /<style data-styles="true">(.*?)<\/style>/s

/** A hash in the form of a content policy. */
export const policyHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * Gives a page the address of this build's start script, and the policy that allows its own styles. Sealing a page twice
 * changes nothing: Gatsby leaves pages of former builds in place.
 */
export function sealPage(html: string, { src, integrity }: StartScript, foreign: ForeignOrigins): string {
  const policy = contentPolicy([policyHash(style.exec(html)?.[1] ?? '')], foreign)
  return html
    .replace(startTag, `<script data-start="true" type="module" src="${src}" integrity="${integrity}" async="">`)
    .replace(policyTag, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

/** Seals every page of a build. */
export function sealPages(folder: string, start: StartScript, foreign: ForeignOrigins): void {
  const files = htmlFiles(folder).filter((file) => policyTag.test(readFileSync(file, 'utf8')))
  const pages = shareStyles(
    folder,
    files.map((file) => readFileSync(file, 'utf8')),
  )
  for (const [index, html] of pages.entries()) writeFileSync(files[index] ?? '', sealPage(html, start, foreign))
}
