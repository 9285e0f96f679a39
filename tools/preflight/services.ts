import type { SiteData } from '../../gatsby/validate/read-data'
import { payloadOf } from '../../src/browser/form/request'
import { type FieldDefinition, forms, visibleFields, type Webhook } from '../../src/contract/form-definition'
import type { Language } from '../../src/i18n/languages'
import { ask, type Fault, isFault, statusOf } from './ask'
import { mayBeFramed } from './framing'

/** A form of a live page, and the agency that gets its requests. */
export type LiveForm = {
  webhook: Webhook
  language: Language
  source: string
  interest: string
  site: Pick<SiteData['site'], 'email' | 'phone'>
}

const allows = (value: string | null, wanted: string) =>
  (value ?? '').split(',').some((entry) => ['*', wanted].includes(entry.trim().toLowerCase()))

/** A page may read an answer only if the answer allows it. */
const answersPages = (address: string, { headers }: Response, origin: string): Fault[] => {
  const allowed = headers.get('access-control-allow-origin')
  if (allows(allowed, origin)) return []
  const todo = `Name ${origin} there, without a slash at its end: docs/automation/README.md.`
  return [{ address, message: `does not allow pages of ${origin} (it allows ${allowed ?? 'none'})`, todo }]
}

/** A browser asks first (CORS). */
async function checkQuestion(address: string, origin: string): Promise<Fault[]> {
  const answer = await ask(address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  if (isFault(answer)) return [answer]
  if (!answer.ok) {
    const todo = 'Activate the workflow, and let it take POST.'
    return [{ address, message: `answers the browser’s question (OPTIONS) with ${answer.status}`, todo }]
  }
  const message = 'does not allow the header Content-Type'
  const todo = 'Let it allow Content-Type: the forms send JSON.'
  return [
    ...answersPages(address, answer, origin),
    ...(allows(answer.headers.get('access-control-allow-headers'), 'content-type') ? [] : [{ address, message, todo }]),
  ]
}

/** Something right in a field. The agency's own address and number reach nobody else. */
function exampleOf(field: FieldDefinition, { email, phone }: LiveForm['site']): string {
  if (field.kind === 'select') return field.options.shared[0] ?? ''
  return { email, tel: phone, text: 'Preflight', fullName: 'Preflight Test', textarea: 'A test of npm run preflight.' }[
    field.kind
  ]
}

/** What a form sends, with words that tell a reader of a test. */
function testRequest({ webhook, language, source, interest, site }: LiveForm) {
  const form = forms[webhook]
  const values = visibleFields(form).map((field) => [field.name, exampleOf(field, site)])
  return payloadOf(form, { interest, ...Object.fromEntries(values) }, { language, source, now: new Date() })
}

async function checkPost(address: string, origin: string, form: LiveForm): Promise<Fault[]> {
  const answer = await ask(address, {
    method: 'POST',
    // A host that ignores robots would refuse the user agent of Node.
    headers: { Origin: origin, 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0' },
    body: JSON.stringify(testRequest(form)),
  })
  if (isFault(answer)) return [answer]
  if (answer.ok) return answersPages(address, answer, origin)
  const message = `answers the POST of the ${form.webhook} form with ${statusOf(answer)}`
  const todo = answer.headers.has('location')
    ? 'Put the address that it leads to into the variable of the webhook, and build the site anew.'
    : 'Activate the workflow, and let it take the POST of this form: is it the webhook of another?'
  return [{ address, message, todo }]
}

/** Checks that pages of the site may post to a webhook, and that it takes what its form sends (R-FORM-4). */
export async function checkWebhook(address: string, origin: string, form: LiveForm): Promise<Fault[]> {
  const faults = await checkQuestion(address, origin)
  return faults.length > 0 ? faults : checkPost(address, origin, form)
}

/** Redirects that browsers follow before they give up. */
const mostRedirects = 20

/** The document at an address. Redirects lead to it on its own origin: pages allow no frames of others. */
async function documentAt(
  address: string,
  redirects = mostRedirects,
): Promise<{ url: string; answer: Response } | Fault> {
  const answer = await ask(address)
  if (isFault(answer)) return answer
  const location = answer.headers.get('location')
  if (answer.status < 300 || answer.status >= 400 || !location) return { url: address, answer }
  const next = new URL(location, address)
  const todo = 'Put the address of the document itself into data/site.json, then build the site anew.'
  if (next.origin !== new URL(address).origin)
    return { address, message: `leads to ${next.href}, and pages show no frame from there`, todo }
  if (redirects > 0) return documentAt(next.href, redirects - 1)
  return { address, message: 'leads from one address to the next without an end', todo }
}

/** Why the dialog of the site cannot show a document, and the remedy. */
function hindranceOf(url: string, { ok, status, headers }: Response, origin: string): [string, string] | undefined {
  const type = headers.get('content-type') ?? ''
  if (!ok) return [`answers with ${status}`, 'Put the document there, or its address into data/site.json.']
  if (/^\s*attachment/i.test(headers.get('content-disposition') ?? ''))
    return ['is downloaded, and no browser shows it', 'Let its host send no Content-Disposition: attachment.']
  if (/\.pdf$/i.test(new URL(url).pathname)) return undefined
  if (!type.startsWith('text/'))
    return [
      `is no page (${type}), and no browser shows it in the dialog`,
      'Put the address of a page into data/site.json, or of a PDF that ends in .pdf.',
    ]
  if (headers.get('cross-origin-resource-policy')?.startsWith('same-') && new URL(url).origin !== origin)
    return [
      'refuses requests of other sites, so that the dialog takes it for missing',
      'Let its host send Cross-Origin-Resource-Policy: cross-origin.',
    ]
  return mayBeFramed(headers, url, origin)
    ? undefined
    : [
        'forbids to be shown inside a page',
        `Let it be framed by ${origin}: Content-Security-Policy: frame-ancestors ${origin}.`,
      ]
}

/** Checks that the site's dialog may show a policy document. A PDF opens in a tab of its own, if its address says that it is one. */
export async function checkPolicy(address: string, origin: string): Promise<Fault[]> {
  const found = await documentAt(address)
  if (isFault(found)) return [{ ...found, address }]
  const [message, todo] = hindranceOf(found.url, found.answer, origin) ?? []
  return message && todo ? [{ address, message, todo }] : []
}
