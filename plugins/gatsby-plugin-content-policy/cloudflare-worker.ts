/** What the host's runtime gives to code. */
type Host = { ASSETS: { fetch: (request: Request) => Promise<Response> } }

/** The nearest page for an error, with the headers of pages. No cache keeps it: the file may be there in a moment. */
async function answerWith(status: 404 | 500, request: Request, { ASSETS }: Host): Promise<Response> {
  const isItalian = /^\/it(\/|$)/.test(new URL(request.url).pathname)
  const address = new URL(isItalian ? `/it/${status}` : `/${status}`, request.url)
  const page = await ASSETS.fetch(new Request(address, { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }))
  const headers = new Headers(page.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(page.body, { status, headers })
}

/**
 * Runs on the host where it finds no file, and at the own addresses of the pages for errors, which are no pages to visit
 * (wrangler.jsonc). The host itself would answer by its rules for folders, and browsers keep a missing file for a year.
 */
export default {
  fetch: (request: Request, host: Host): Promise<Response> =>
    answerWith(404, request, host).catch((error: unknown) => {
      console.error(error)
      return answerWith(500, request, host)
    }),
}
