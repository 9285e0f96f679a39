/** SITE is the site's origin. MAIL_API is the address of a mail service that takes JSON, MAIL_KEY the key for it. */
type Settings = { SITE: string; MAIL_API: string; MAIL_KEY: string; MAIL_FROM: string; MAIL_TO: string }

/** A Worker that mails requests of the forms. Services name these fields alike, but look them up with yours. */
export default {
  async fetch(request: Request, { SITE, MAIL_API, MAIL_KEY, MAIL_FROM, MAIL_TO }: Settings): Promise<Response> {
    const headers = { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Headers': 'content-type' }
    if (request.method !== 'POST') return new Response(null, { status: 204, headers })
    const payload: Record<string, unknown> = await request.json()
    const lines = Object.entries(payload).map(([name, value]) => `${name}: ${value}`)
    const subject = `Request: ${new URL(request.url).pathname.split('/').pop()}`
    const mail = { from: MAIL_FROM, to: MAIL_TO, reply_to: payload.email, subject, text: lines.join('\n') }
    const { ok } = await fetch(MAIL_API, {
      method: 'POST',
      headers: { Authorization: `Bearer ${MAIL_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(mail),
    })
    return new Response(null, { status: ok ? 200 : 502, headers })
  },
}
