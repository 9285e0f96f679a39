import { readFileSync, writeFileSync } from 'node:fs'

import type { StartScript } from './browser-code'
import { contentPolicy, type ForeignOrigins } from './content-policy'
import { htmlFiles } from './published'
import { styleHashes } from './style-hashes'

const startTag = /<script data-start="true"[^>]*>/
const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * Gives a page the address of this build's start script and the policy of its own styles. Sealing a page twice changes
 * nothing: Gatsby leaves pages of former builds in place.
 */
export function sealPage(html: string, { src, integrity }: StartScript, foreign: ForeignOrigins): string {
  const withStart = html.replace(
    startTag,
    `<script data-start="true" type="module" src="${src}" integrity="${integrity}" async="">`,
  )
  const policy = contentPolicy(styleHashes(withStart), foreign)
  return withStart.replace(policyTag, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

/** Seals every page of a build. */
export function sealPages(folder: string, start: StartScript, foreign: ForeignOrigins): void {
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8')
    if (policyTag.test(html)) writeFileSync(file, sealPage(html, start, foreign))
  }
}
