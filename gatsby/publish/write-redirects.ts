import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { languageOf } from '../../src/i18n/paths'

type Redirect = { fromPath: string; toPath: string }

/** Keeps search and hash, and adds no entry to the history. */
const script = `location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)\n`
const scriptPath = `/assets/redirect-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`

/** Rules of the CDN: permanent redirects. The CDN keeps the search, the browser the hash. */
const redirectRules = (redirects: readonly Redirect[]): string =>
  `${redirects.map(({ fromPath, toPath }) => `${fromPath} ${toPath} 301`).join('\n')}\n`

/** A page that leads to the target on hosts without rules, with and without JavaScript. */
const fallbackPage = (toPath: string): string => `<!doctype html>
<html lang="${languageOf(toPath)}">
<head>
<meta charset="utf-8">
<title>${toPath}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${toPath}">
<script src="${scriptPath}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${toPath}"></noscript>
</head>
<body><p><a href="${toPath}">${toPath}</a></p></body>
</html>
`

/** Writes the redirects for hosts with rules and for those without. */
export function writeRedirects(folder: string, redirects: readonly Redirect[]): void {
  writeFileSync(join(folder, '_redirects'), redirectRules(redirects))
  writeFileSync(join(folder, scriptPath), script)
  for (const { fromPath, toPath } of redirects) {
    if (fromPath !== '/' && fromPath.endsWith('/')) continue
    const file = join(folder, fromPath, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fallbackPage(toPath))
  }
}
