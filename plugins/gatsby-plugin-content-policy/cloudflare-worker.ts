/** What the host's runtime gives to code. */
type Host = { ASSETS: { fetch: (request: Request) => Promise<Response> } }

/**
 * Answers for a file that the host does not find. The rules for headers go by folders: a missing file would be kept for a
 * year, as the file itself would be, and its page would lack the headers of pages.
 */
async function answerMissing(request: Request, { ASSETS }: Host): Promise<Response> {
  const answer = await ASSETS.fetch(request)
  // The pages for errors are no pages to visit: by their own names they are missing too.
  const isErrorPage = /\/(404|500)(\.html)?$/.test(new URL(request.url).pathname)
  if (answer.status !== 404 && !isErrorPage) return answer
  const headers = new Headers(answer.headers)
  const inNoFolder = await ASSETS.fetch(new Request(new URL('/no-such-page', request.url), request))
  for (const [name, value] of inNoFolder.headers) if (!headers.has(name)) headers.set(name, value)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: 404, headers })
}

/** The page for a failure of the host itself (R-ERROR-3), in the language of the path. */
async function answerFailure(request: Request, { ASSETS }: Host, error: unknown): Promise<Response> {
  console.error(error)
  const { pathname } = new URL(request.url)
  const file = /^\/it(\/|$)/.test(pathname) ? '/it/500' : '/500'
  const page = await ASSETS.fetch(new Request(new URL(file, request.url)))
  return new Response(page.body, { status: 500, headers: page.headers })
}

/** Runs on the host, and only where it finds no file. */
export default {
  fetch: (request: Request, host: Host): Promise<Response> =>
    answerMissing(request, host).catch((error: unknown) => answerFailure(request, host, error)),
}
