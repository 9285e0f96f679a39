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
  // A browser takes one origin, letter by letter, or the sign for all.
  if (allowed === '*' || allowed === origin) return []
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

/** Why the dialog of the site cannot show a document, and the remedy. */
function hindranceOf(address: string, { ok, status, headers, url }: Response, origin: string): string[] {
  const type = headers.get('content-type') ?? ''
  if (!ok) return [`answers with ${status}`, 'Put the document there, or its address into data/site.json.']
  if (new URL(url).origin !== new URL(address).origin)
    return [`leads to ${url}, and pages show no frame from there`, 'Put that address into data/site.json.']
  if (/^\s*attachment/i.test(headers.get('content-disposition') ?? ''))
    return ['is downloaded, and no browser shows it', 'Let its host send no Content-Disposition: attachment.']
  if (/\.pdf$/i.test(new URL(url).pathname)) return []
  if (!type.startsWith('text/'))
    return [`is no page (${type})`, 'Put the address of a page into data/site.json, or of a PDF that ends in .pdf.']
  if (headers.get('cross-origin-resource-policy')?.startsWith('same-'))
    return ['refuses requests of other sites', 'Let its host send Cross-Origin-Resource-Policy: cross-origin.']
  if (mayBeFramed(headers, origin)) return []
  return ['forbids to be shown inside a page', `Let it send Content-Security-Policy: frame-ancestors ${origin}.`]
}

/** Checks that the site's dialog may show a policy document. A PDF opens in a tab of its own, if its address says that it is one. */
export async function checkPolicy(address: string, origin: string): Promise<Fault[]> {
  const answer = await ask(address, { redirect: 'follow' })
  if (isFault(answer)) return [answer]
  const [message, todo] = hindranceOf(address, answer, origin)
  return message && todo ? [{ address, message, todo }] : []
}
