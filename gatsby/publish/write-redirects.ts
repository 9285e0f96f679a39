import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { languageOf } from '../../src/i18n/paths'

type Redirect = { fromPath: string; toPath: string }

/** Keeps search and hash, and adds no entry to the history. */
const script = `location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)\n`
const scriptPath = `/assets/redirect-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`

/** A path as browsers ask for it: with escapes in place of spaces and accents. */
const asked = (path: string): string => new URL(path, 'https://host.example').pathname

/** Rules of the CDN: permanent redirects. The CDN keeps the search, the browser the hash. */
const redirectRules = (redirects: readonly Redirect[]): string =>
  `${redirects.map(({ fromPath, toPath }) => `${asked(fromPath)} ${toPath} 301`).join('\n')}\n`

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

/** The page of a path that differs from this one in its capitals alone. Some disks take both for one. */
const isInTheWay = (folder: string, path: string) =>
  path !== path.toLowerCase() && existsSync(join(folder, path.toLowerCase(), 'index.html'))

/**
 * Writes the redirects for hosts with rules and for those without.
 * @throws where a redirect would hide a file of the site
 */
export function writeRedirects(folder: string, redirects: readonly Redirect[]): void {
  for (const { fromPath } of redirects)
    if (statSync(join(folder, fromPath), { throwIfNoEntry: false })?.isFile())
      throw new Error(
        `data/redirects.json: "${fromPath}" is a file of the site, which the redirect would hide. Take it away.`,
      )
  writeFileSync(join(folder, '_redirects'), redirectRules(redirects))
  writeFileSync(join(folder, scriptPath), script)
  for (const { fromPath, toPath } of redirects) {
    if ((fromPath !== '/' && fromPath.endsWith('/')) || isInTheWay(folder, fromPath)) continue
    const file = join(folder, fromPath, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fallbackPage(toPath))
  }
}
