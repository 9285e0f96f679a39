import { ask, type Fault, isFault } from './ask'

/**
 * Checks that an address without https:// leads permanently to the page over HTTPS: the host's “Always use HTTPS”.
 * @param secure address of a page
 * @param plain the same address without encryption
 */
export async function checkPlainAddress(secure: string, plain = secure.replace(/^https:/, 'http:')): Promise<Fault[]> {
  if (plain === secure) return []
  const todo = 'Turn on “Always use HTTPS” at the host: docs/go-live.md.'
  const answer = await ask(plain)
  if (isFault(answer)) return [{ ...answer, todo }]
  const location = answer.headers.get('location')
  if ([301, 308].includes(answer.status) && location === secure) return []
  const problem = `answers with ${answer.status} and leads to ${location ?? 'nothing'}, not with 301 to ${secure}`
  return [{ address: plain, problem, todo }]
}
