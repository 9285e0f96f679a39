import type { StartScript } from './browser-code'

const startTag = /<script data-start="true"[^>]*><\/script>/

/**
 * Puts the start script of this build before the styles of a page, so that the browser asks for it as early as
 * possible. Gatsby leaves pages of former builds in place: they get the new script, too.
 */
export function withStartScript(html: string, { src, integrity }: StartScript): string {
  const tag = `<script data-start="true" type="module" src="${src}" integrity="${integrity}" async=""></script>`
  return startTag.test(html) ? html.replace(startTag, tag) : html.replace('<style data-styles', `${tag}$&`)
}
