import type { StartScript } from './browser-code'

const startTag = /<script data-start="true"[^>]*><\/script>/

/**
 * A page with the start script of this build, before its styles: the browser asks for it as early as it can. A page of a
 * former build, which Gatsby leaves in place, gets the new one.
 */
export function withStartScript(html: string, { src, integrity }: StartScript): string {
  const tag = `<script data-start="true" type="module" src="${src}" integrity="${integrity}" async=""></script>`
  return startTag.test(html) ? html.replace(startTag, tag) : html.replace('<link data-shared-styles', `${tag}$&`)
}
