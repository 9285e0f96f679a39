import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { SiteData } from '../../gatsby/validate/read-data'
import { headerPolicy } from '../../plugins/pages-without-app/content-policy'
import { languages } from '../../src/i18n/languages'
import { ask, type Fault, isFault, statusOf } from './ask'

const deploy = 'Upload the build: npm run deploy.'
const rewritten = `${deploy} If that does not help, turn off what changes pages at the host. Cloudflare: Email Address Obfuscation, Rocket Loader, automatic setup of Web Analytics, Zaraz, JavaScript Detections (Bot Fight Mode), Mirage, a Worker or Snippet of the zone.`

/** The pages and the scripts of a build, by their paths on the host. */
function filesOf(folder: string, routes: SiteData['routes']): [path: string, file: string][] {
  const pages = routes.flatMap((route) => languages.flatMap((language) => route[language] ?? []))
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  return [
    ...pages.map((path): [string, string] => [path, join(folder, path, 'index.html')]),
    ...scripts.map((name): [string, string] => [`/assets/${name}`, join(folder, 'assets', name)]),
  ]
}

/** Where one text begins to differ from another, with some letters around. */
function difference(live: string, built: string): string {
  let at = 0
  while (at < live.length && live[at] === built[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 80)
  return `has “${part(live)}”, where the build has “${part(built)}”`
}

async function checkFile(address: string, file: string): Promise<Fault | undefined> {
  const answer = await ask(address)
  if (isFault(answer)) return answer
  if (!answer.ok) return { address, message: `answers with ${statusOf(answer)}`, todo: deploy }
  const [live, built] = [await answer.text(), readFileSync(file, 'utf8')]
  if (live !== built) return { address, message: difference(live, built), todo: rewritten }
  const policy = answer.headers.get('content-security-policy')
  const todo = 'Let the host send the headers of public/_headers, and no others.'
  return policy === headerPolicy() ? undefined : { address, message: `sends the content policy "${policy}"`, todo }
}

/** Whether a live site has the pages and scripts of a build, letter by letter. The first fault stands for all. */
export async function checkFiles(origin: string, folder: string, routes: SiteData['routes']): Promise<Fault[]> {
  const asked = await Promise.all(filesOf(folder, routes).map(([path, file]) => checkFile(origin + path, file)))
  const [first, ...others] = asked.filter((fault) => fault !== undefined)
  const more = others.length > 0 ? `; ${others.length} other files are not right either` : ''
  return first ? [{ ...first, message: first.message + more }] : []
}
