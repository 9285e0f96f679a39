import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import {
  type HeaderRule,
  headerAt,
  notFoundPages,
  type RedirectRule,
  readHeaderRules,
  readRedirectRules,
} from '../host-rules'

/** The folder of the build on the server, and the name and port of the server. */
export type Place = { folder: string; name: string; port: number }

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll(/[^a-z]+/g, '_')}`
const pattern = (path: string) => quoted(`~^${path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*$/, '')}`)

const map = (target: string, standard: string, entries: [pattern: string, value: string][]) =>
  [
    `map $uri ${target} {`,
    `    default ${quoted(standard)};`,
    ...entries.map(([key, value]) => `    ${key} ${quoted(value)};`),
    '}',
  ].join('\n')

/** One map for each header. nginx keeps only the headers of the innermost level, so there is one level. */
function headerMaps(rules: readonly HeaderRule[]): { maps: string[]; lines: string[] } {
  // nginx sets this header by its own types: a further one would be a second header.
  const names = [...new Set(rules.flatMap(({ sets }) => Object.keys(sets)))].filter((name) => name !== 'Content-Type')
  const special = rules.filter(({ path }) => path !== '/*')
  const maps = names.map((name) => {
    const standard = headerAt(name, '/', rules)
    const entries = special
      .map(({ path }): [string, string] => [pattern(path), headerAt(name, path.replace('*', 'file'), rules)])
      .filter(([, value]) => value !== standard)
    return map(variable(name), standard, entries)
  })
  const shown = (name: string) => (name === 'Cache-Control' ? '$site_keeping' : variable(name))
  return { maps: [...maps, keeping], lines: names.map((name) => `    add_header ${name} ${shown(name)} always;`) }
}

/** No cache keeps a missing file: it may exist a moment later. */
const keeping = `map $status $site_keeping {
    default ${variable('Cache-Control')};
    404 "no-store";
}`

const redirectMap = (rules: readonly RedirectRule[]) =>
  map(
    '$site_redirect',
    '',
    rules.map(({ from, to }) => [quoted(from), to]),
  )

/** The nearest not-found page answers: below a language's prefix, its own. */
function notFoundMap(pages: readonly string[]): string {
  const nested = pages.filter((page) => page !== '/404.html')
  return map(
    '$site_not_found',
    '/404.html',
    nested.map((page) => [quoted(`~^${posix.dirname(page)}(/|$)`), page]),
  )
}

const compressed = [
  'text/css',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
]

/** The files that answer an address. */
const addresses = `    # Rules of hosts are no pages, and a not-found page only answers what is not found.
    location ~ ^/(_headers|_redirects)$ { return 404; }
    location ~ /(404|500)(\\.html)?$ { internal; }

    # A page has one address: without a slash, without its file's name.
    location ~ ^(?<page>/.+?)/(index(\\.html)?)?$ {
        if (-f $document_root$page/index.html) { return 307 $page$is_args$args; }
        return 404;
    }

    location / { try_files $uri $uri/index.html =404; }`

/** How files are sent. */
const transfer = `    server_tokens off;
    absolute_redirect off;
    etag on;
    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_types ${compressed.join(' ')};`

/**
 * nginx's configuration for a build, from the same `_headers` and `_redirects` that the CDN reads. To be included in
 * `http { }`: /etc/nginx/conf.d.
 * @param build folder to read the rules from
 */
export function nginxConfiguration(build: string, { folder, name, port }: Place): string {
  const read = (file: string) => readFileSync(join(build, file), 'utf8')
  const { maps, lines } = headerMaps(readHeaderRules(read('_headers')))
  return `# Written from _headers and _redirects of the build: npm run -s nginx
# ${name}: TLS is added in front of it, or by certbot in this file.

map_hash_bucket_size 128;

${[...maps, redirectMap(readRedirectRules(read('_redirects'))), notFoundMap(notFoundPages(build))].join('\n\n')}

server {
    listen ${port};
    listen [::]:${port};
    server_name ${name};
    root ${quoted(folder)};

    include /etc/nginx/mime.types;
    types { application/manifest+json webmanifest; }
    location = /speculation-rules.json { types { } default_type application/speculationrules+json; }
    charset utf-8;
    charset_types text/plain text/css text/xml application/javascript application/json image/svg+xml;

${transfer}

${lines.join('\n')}

    error_page 404 $site_not_found;
    error_page 500 502 503 504 /500.html;

    # Old paths; what is asked for stays behind them.
    if ($site_redirect) { return 301 $site_redirect$is_args$args; }

${addresses}
}
`
}
