import { createHash } from 'node:crypto'

import { contentPolicy } from './content-policy'
import type { ContentPolicyOptions } from './options'

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const charset = /<meta charset="utf-8"[^>]*>/i
const styles = /<style[^>]*>(.*?)<\/style>/gs

/** Tells a page that Gatsby has rendered from the page of a redirect. */
export const isPage = (html: string): boolean => html.includes('id="___gatsby"')

/** A hash in the form of a content policy. */
export const policyHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * Writes the content policy at the top of a page's head; it allows the page's own styles by their hashes. Sealing a
 * page twice changes nothing: Gatsby leaves pages of former builds in place.
 */
export function sealPage(html: string, origins: Pick<ContentPolicyOptions, 'connect' | 'frame'>): string {
  const hashes = [...html.matchAll(styles)].map(([, css = '']) => policyHash(css))
  const tag = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(hashes, origins)}"/>`
  return policyTag.test(html) ? html.replace(policyTag, tag) : html.replace(charset, `$&${tag}`)
}
