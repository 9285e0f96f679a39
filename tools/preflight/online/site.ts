import { headerRules } from '../../../plugins/pages-without-app/headers'
import { headerAt, readHeaderRules } from '../host-rules'
import { ask, type Fault, isFault } from './ask'
import { checkPlainAddress } from './plain-address'
import { checkStartScript, findRewriting } from './rewritten'

export type Redirect = { from: string; to: string }

const fault = (address: string, problem: string, todo: string): Fault => ({ address, problem, todo })
const rulesTodo = 'Let the host obey the build’s _headers and _redirects: docs/go-live.md.'

/** Some hosts write lists without spaces. */
const plain = (value: string) => value.replaceAll(/,\s*/g, ',')

/**
 * Headers of an answer that differ from the rules of the build for its path. A file may have the headers of pages,
 * because some hosts cannot remove them.
 */
function wrongHeaders({ headers }: Response, address: string): Fault[] {
  const { pathname, protocol } = new URL(address)
  const rules = readHeaderRules(headerRules({ SITE_URL: `${protocol}//example.com` }))
  const names = [...new Set(rules.flatMap(({ sets }) => Object.keys(sets)))]
  return names.flatMap((name) => {
    const [is, wanted] = [headers.get(name) ?? '', headerAt(name, pathname, rules)]
    const mayHave = wanted === '' ? [wanted, headerAt(name, '/', rules)] : [wanted]
    return mayHave.map(plain).includes(plain(is))
      ? []
      : [fault(address, `has the header ${name}: ${is || '(none)'}, not ${wanted || '(none)'}`, rulesTodo)]
  })
}

async function checkPage(address: string): Promise<{ faults: Fault[]; html: string }> {
  const answer = await ask(address, { headers: { 'Accept-Encoding': 'gzip, br' } })
  if (isFault(answer)) return { faults: [answer], html: '' }
  if (answer.status !== 200) {
    return { faults: [fault(address, `answers with ${answer.status}, not 200`, 'Upload the build.')], html: '' }
  }
  const isPacked = answer.headers.has('content-encoding')
  const packing = isPacked ? [] : [fault(address, 'is not compressed', 'Let the host compress texts: gzip or Brotli.')]
  const html = await answer.text()
  const rewriting = [...findRewriting(html, address), ...(await checkStartScript(html, new URL(address).origin))]
  return {
    faults: [...wrongHeaders(answer, address), ...packing, ...(await checkAgain(answer, address)), ...rewriting],
    html,
  }
}

/** The host must not send a file again that the browser already has. */
async function checkAgain({ headers }: Response, address: string): Promise<Fault[]> {
  const tag = headers.get('etag')
  if (!tag) return [fault(address, 'has no ETag: browsers load it anew each time', 'Let the host send ETags.')]
  const again = await ask(address, { headers: { 'If-None-Match': tag, 'Accept-Encoding': 'gzip, br' } })
  if (isFault(again)) return [again]
  if (again.status === 304) return []
  return [
    fault(address, `answers with ${again.status}, not 304, to a browser that has it`, 'Let the host compare ETags.'),
  ]
}

async function checkFile(address: string): Promise<Fault[]> {
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  return answer.status === 200
    ? wrongHeaders(answer, address)
    : [fault(address, `answers with ${answer.status}, not 200`, 'Upload the whole build.')]
}

async function checkRedirect({ from, to }: Redirect, origin: string): Promise<Fault[]> {
  const address = `${origin}${from}?a=1`
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  const location = answer.headers.get('location')
  const target = location ? new URL(location, address) : undefined
  const isRight = target?.origin === origin && target.pathname + target.search === `${to}?a=1`
  if (isRight && [301, 308].includes(answer.status)) return []
  const problem = `answers with ${answer.status} and leads to ${location ?? 'nothing'}, not with 301 to ${to}?a=1`
  return [fault(address, problem, rulesTodo)]
}

async function checkNotFound(home: string, language: string): Promise<Fault[]> {
  const address = `${home}/no-such-page-${Date.now()}`
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  if (answer.status !== 404) {
    return [fault(address, `answers with ${answer.status}, not 404`, 'Let the host answer with the nearest 404.html.')]
  }
  if (new RegExp(`<html[^>]*\\slang="?${language}`).test(await answer.text())) return []
  return [
    fault(address, `is not answered in its language (${language})`, 'Let the host answer with the nearest 404.html.'),
  ]
}

/** One file of each kind that is kept for a year. */
const hashedFiles = (html: string) => {
  const found = [...html.matchAll(/\/(static|terrain|drawing|assets)\/[\w./-]+\.\w+/g)]
  return [...new Map(found.map(([file, kind]) => [kind, file])).values()]
}

/**
 * Headers, caching, compression, redirects, not-found pages and encryption of an address.
 * @param homes the home page of each language
 */
export async function checkSite(
  origin: string,
  homes: readonly { language: string; path: string }[],
  redirects: readonly Redirect[],
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const { language, path } of homes) {
    const { faults: own, html } = await checkPage(origin + path)
    faults.push(...own, ...(await checkNotFound(origin + path, language)), ...(await checkPlainAddress(origin + path)))
    for (const file of hashedFiles(html)) faults.push(...(await checkFile(origin + file)))
  }
  for (const redirect of redirects) faults.push(...(await checkRedirect(redirect, origin)))
  return faults
}
