/** What the host's runtime gives to code. */
type Host = { ASSETS: { fetch: (request: Request) => Promise<Response> } }

/**
 * Runs on the host, and only where it finds no file: rules for headers go by folders, so a file that is missing would be
 * kept as missing for a year, like the file itself, and the page that says so would lack the headers of pages.
 */
async function answerMissing(request: Request, { ASSETS }: Host): Promise<Response> {
  const answer = await ASSETS.fetch(request)
  if (answer.status !== 404) return answer
  const headers = new Headers(answer.headers)
  const inNoFolder = await ASSETS.fetch(new Request(new URL('/no-such-page', request.url), request))
  for (const [name, value] of inNoFolder.headers) if (!headers.has(name)) headers.set(name, value)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

export default { fetch: answerMissing }
