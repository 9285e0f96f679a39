import { readFileSync, writeFileSync } from 'node:fs'

import { namesBelowStyles, removeUnnamed, withBelowStyles } from './below-styles'
import { contentPolicy, type ForeignOrigins } from './content-policy'
import { withLateStyles, writeLateStyles } from './late-styles'
import { htmlFiles } from './published'
import { styleHashes } from './style-hashes'

export type StartScript = { src: string; integrity: string }

const startTag = /<script data-start="true"[^>]*>/
const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** An attribute whose value HTML takes without quotes. One before a slash keeps them: the slash would be a part of it. */
const plainAttribute = / ([\w-]+)="([\w./#:+-]*)"(?=[ >])/g

/**
 * React writes as XML asks: slashes in elements without content, quotes around every value, and none of the slashes of SVG.
 * All the same to a browser, but a hundredth of a page. The link for styles below is read again when a page is sealed again.
 */
const tightened = (html: string) =>
  html
    .replaceAll(/(<(?:br|hr|img|input|link|meta)\b[^<>]*)\/>/g, '$1>')
    .replaceAll(/(<(path|use)\b[^<>]*)><\/\2>/g, '$1/>')
    .replace(/<body>.*/s, (body) =>
      body.replaceAll(/<(?!link\b)[a-z][^<>]*>/g, (tag) =>
        tag.replaceAll(plainAttribute, (_, name, value) => (value ? ` ${name}=${value}` : ` ${name}`)),
      ),
    )

/**
 * When a page is complete, Chromium looks for what it can fill in, and lays the page out for that: before its fonts are
 * there, and again when they are. A page is not complete without its deferred scripts: now its first layout is that of its
 * first paint (docs/decisions/039). Where a page waits for a file of styles, too, nobody shall wait for both.
 */
const whenItStarts = (html: string) => (/<form\b/.test(html) && !namesBelowStyles(html) ? 'defer' : 'async')

/** What all pages of a build name: its start script, and the address of its late styles. */
export type Build = { start: StartScript; lateStyles: string }

/** A page with the start script and late styles of this build and the policy of its own styles. Sealing it twice changes nothing. */
export function sealPage(html: string, { start, lateStyles }: Build, foreign: ForeignOrigins): string {
  const withFiles = tightened(withLateStyles(html, lateStyles)).replace(
    startTag,
    `<script data-start="true" src="${start.src}" integrity="${start.integrity}" ${whenItStarts(html)}="">`,
  )
  const policy = contentPolicy(styleHashes(withFiles), foreign)
  return withFiles.replace(policyTag, `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/** Seals every page of a build. */
export function sealPages(folder: string, start: StartScript, foreign: ForeignOrigins): void {
  const pages = htmlFiles(folder)
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => policyTag.test(html))
    .map(({ file, html }) => ({ file, html: withBelowStyles(folder, html) }))
  removeUnnamed(
    folder,
    pages.map(({ html }) => html),
  )
  const lateStyles = writeLateStyles(
    folder,
    pages.map(({ html }) => html),
  )
  for (const { file, html } of pages) writeFileSync(file, sealPage(html, { start, lateStyles }, foreign))
}
