type Settings = { SITE: string; SCRIPT: string }

/** A Worker that passes requests of the site SITE on to apps-script.gs at SCRIPT, which no browser can post JSON to. */
export default {
  async fetch(request: Request, { SITE, SCRIPT }: Settings): Promise<Response> {
    const headers = { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Headers': 'content-type' }
    if (request.method !== 'POST') return new Response(null, { headers })
    const form = new URL(request.url).pathname.split('/').pop()
    // Google answers with a redirect, which this fetch follows, and a browser does not.
    const answer = await fetch(`${SCRIPT}?form=${form}`, { method: 'POST', body: await request.text() })
    // A script that fails answers 200, too, with a page about its error.
    return new Response(null, { status: (await answer.text()) === 'taken' ? 200 : 502, headers })
  },
}
