type Settings = { SITE: string; MAIL_API: string; MAIL_KEY: string; MAIL_FROM: string; MAIL_TO: string }

/** Mails requests of the site SITE by a service that takes JSON at MAIL_API. Services name the fields of a mail alike: look them up. */
export default {
  async fetch(request: Request, { SITE, MAIL_API, MAIL_KEY, MAIL_FROM, MAIL_TO }: Settings): Promise<Response> {
    const headers = { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Headers': 'content-type' }
    if (request.method !== 'POST') return new Response(null, { headers })
    const payload: Record<string, unknown> = await request.json()
    const text = Object.entries(payload)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
    const mail = { from: MAIL_FROM, to: MAIL_TO, reply_to: payload.email, subject: 'Request', text }
    const mailHeaders = { Authorization: `Bearer ${MAIL_KEY}`, 'Content-Type': 'application/json' }
    const { ok } = await fetch(MAIL_API, { method: 'POST', headers: mailHeaders, body: JSON.stringify(mail) })
    return new Response(null, { status: ok ? 200 : 502, headers })
  },
}
