import { ask, type Fault, isFault } from './ask'

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

/** Statuses of a webhook that checks requests, and refuses one that no form sends. */
const refusals = [400, 422]

/** Posts an empty object, which no form sends, so that a reader does not take it for a request. */
async function checkPost(address: string, origin: string): Promise<Fault[]> {
  const answer = await ask(address, {
    method: 'POST',
    // A host that ignores robots would refuse the user agent of Node.
    headers: { Origin: origin, 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0' },
    body: '{}',
  })
  if (isFault(answer)) return [answer]
  const { ok, status, headers } = answer
  if (status >= 300 && status < 400) {
    const message = `answers the POST with ${status}, a redirect to ${headers.get('location')}`
    const todo = 'Put the address that it leads to into the variable of the webhook, and build the site anew.'
    return [{ address, message, todo }]
  }
  if (ok || refusals.includes(status)) return answersPages(address, answer, origin)
  return [{ address, message: `answers the POST with ${status}`, todo: 'Activate the workflow, and let it take POST.' }]
}

/** Checks that pages of the site may post to a webhook, and read the status of the answer (R-FORM-4). */
export async function checkWebhook(address: string, origin: string): Promise<Fault[]> {
  const faults = await checkQuestion(address, origin)
  return faults.length > 0 ? faults : checkPost(address, origin)
}

/** Whether a page of another origin may show a document in a frame. */
function mayBeFramed(headers: Headers, origin: string): boolean {
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1]
  // If an answer has both headers, browsers obey the policy.
  if (ancestors === undefined) return !headers.has('x-frame-options')
  return ancestors.split(/\s+/).some((source) => ['*', origin, new URL(origin).protocol].includes(source))
}

/** Checks that the site's dialog may show a policy document. A PDF opens in a tab of its own, if its address says that it is one. */
export async function checkPolicy(address: string, origin: string): Promise<Fault[]> {
  const answer = await ask(address, { redirect: 'follow' })
  if (isFault(answer)) return [answer]
  if (!answer.ok) {
    return [
      {
        address,
        message: `answers with ${answer.status}`,
        todo: 'Put the document there, or its address into data/site.json.',
      },
    ]
  }
  if (/\.pdf$/i.test(new URL(address).pathname)) return []
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('text/')) {
    const todo = 'Put the address of a page into data/site.json, or of a PDF that ends in .pdf.'
    return [{ address, message: `is no page (${type}), and no browser shows it in the dialog`, todo }]
  }
  if (mayBeFramed(answer.headers, origin)) return []
  const todo = `Let it be framed by ${origin}: Content-Security-Policy: frame-ancestors ${origin}.`
  return [{ address, message: 'forbids to be shown inside a page', todo }]
}
