import { readFileSync, writeFileSync } from 'node:fs'

import { contentPolicy, type ForeignOrigins } from './content-policy'
import { styleHashes } from './style-hashes'

export type StartScript = { src: string; integrity: string }

const startTag = /<script data-start="true"[^>]*>/
const policyTag = /<meta data-policy="true"[^>]*>/

/** A page with the start script of this build and the policy of its own inline styles. Sealing it twice changes nothing. */
export function sealPage(html: string, start: StartScript, foreign: ForeignOrigins): string {
  const withStart = html.replace(
    startTag,
    `<script data-start="true" src="${start.src}" integrity="${start.integrity}" async="">`,
  )
  const policy = contentPolicy(styleHashes(withStart), foreign)
  return withStart.replace(
    policyTag,
    `<meta data-policy="true" http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

/** Seals every page of a build. */
export function sealPages(files: readonly string[], start: StartScript, foreign: ForeignOrigins): void {
  for (const file of files) {
    const html = readFileSync(file, 'utf8')
    if (policyTag.test(html)) writeFileSync(file, sealPage(html, start, foreign))
  }
}
