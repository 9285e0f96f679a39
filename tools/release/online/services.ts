import { ask, type Fault, isFault } from './ask'

const allows = (value: string | null, wanted: string) =>
  (value ?? '').split(',').some((entry) => ['*', wanted].includes(entry.trim().toLowerCase()))

/**
 * Checks that pages of the site may post to a webhook: a browser asks first (CORS), and reads the status of the answer.
 */
export async function checkWebhook(address: string, origin: string): Promise<Fault[]> {
  if (new URL(address).pathname.startsWith('/webhook-test/')) {
    const problem = 'is a test address: it answers only while the editor of n8n listens'
    return [{ address, problem, todo: 'Take the production address, /webhook/…, and activate the workflow.' }]
  }
  const answer = await ask(address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  if (isFault(answer)) return [answer]
  const { ok, status, headers } = answer
  if (!ok) {
    const todo = 'Activate the workflow, and let it take POST.'
    return [{ address, problem: `answers the browser’s question (OPTIONS) with ${status}`, todo }]
  }
  const checks: [boolean, string, string][] = [
    [
      allows(headers.get('access-control-allow-origin'), origin),
      `does not allow pages of ${origin} (it allows ${headers.get('access-control-allow-origin') ?? 'none'})`,
      `Name ${origin} there, without a slash at its end: docs/automation/README.md.`,
    ],
    [
      allows(headers.get('access-control-allow-headers'), 'content-type'),
      'does not allow the header Content-Type',
      'Let it allow Content-Type: the forms send JSON.',
    ],
  ]
  return checks.flatMap(([isRight, problem, todo]) => (isRight ? [] : [{ address, problem, todo }]))
}

/** Whether a page of another origin may show a document in a frame. */
function mayBeFramed(headers: Headers, origin: string): boolean {
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1]
  // If an answer has both headers, browsers obey the policy.
  if (ancestors === undefined) return !headers.has('x-frame-options')
  return ancestors.split(/\s+/).some((source) => ['*', origin, new URL(origin).protocol].includes(source))
}

/** Checks that the site's dialog may show a policy document. */
export async function checkPolicy(address: string, origin: string): Promise<Fault[]> {
  const answer = await ask(address, { redirect: 'follow' })
  if (isFault(answer)) return [answer]
  if (!answer.ok) {
    return [
      {
        address,
        problem: `answers with ${answer.status}`,
        todo: 'Put the document there, or its address into data/site.json.',
      },
    ]
  }
  if (mayBeFramed(answer.headers, origin)) return []
  const todo = `Let it be framed by ${origin}: Content-Security-Policy: frame-ancestors ${origin}.`
  return [{ address, problem: 'forbids to be shown inside a page', todo }]
}
