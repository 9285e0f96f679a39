import { errorPrefix, languageOf } from './src/i18n/paths'

/** The objects that Cloudflare's runtime passes to a Worker. */
type Host = { ASSETS: { fetch: (request: Request) => Promise<Response> } }

/** A path in small letters, as those of this site are. Its escapes stay as they are. */
const inSmallLetters = (path: string) =>
  path.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))

/**
 * Leads an address in capitals, as print, slides and QR codes have them, to its page or old path (R-ROUTE-4).
 * @returns undefined if the address in small letters is the same, or names nothing either
 */
async function leadToSmallLetters(request: Request, { ASSETS }: Host): Promise<Response | undefined> {
  const address = new URL(request.url)
  const small = inSmallLetters(address.pathname)
  if (small === address.pathname) return undefined
  address.pathname = small
  const { status } = await ASSETS.fetch(new Request(address, { method: 'HEAD', redirect: 'manual' }))
  return status < 400 ? Response.redirect(address.href, 301) : undefined
}

/** The nearest error page, with the headers of pages. No cache keeps the answer: the file may exist a moment later. */
async function answerWith(status: 404 | 500, request: Request, { ASSETS }: Host): Promise<Response> {
  const prefix = errorPrefix(languageOf(new URL(request.url).pathname))
  const address = new URL(`${prefix}/${status}`, request.url)
  const page = await ASSETS.fetch(new Request(address, { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }))
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(page.body, { status, headers })
}

/**
 * Cloudflare runs this code when it finds no file, and for the addresses of the error pages themselves
 * (wrangler.jsonc). Without it, Cloudflare's rules for folders would apply, and browsers would keep a missing file for
 * a year.
 */
export default {
  async fetch(request: Request, host: Host): Promise<Response> {
    try {
      // A browser asks for a service worker, whatever its name. It is of a former site: static/sw.js removes it.
      if (request.headers.get('Service-Worker') === 'script')
        return await host.ASSETS.fetch(new Request(new URL('/sw.js', request.url)))
      return (await leadToSmallLetters(request, host)) ?? (await answerWith(404, request, host))
    } catch (error) {
      console.error(error)
      return answerWith(500, request, host)
    }
  },
}
