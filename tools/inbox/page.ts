import type { Webhook } from '../../src/forms/definition'
import type { Behaviour } from './behaviour'
import { escapeHtml, htmlDocument } from './html'
import type { Arrived } from './requests'
import { pageStyle } from './style'

const formNames: Record<Webhook, string> = { contact: 'Contact form', event: 'Lead form' }

const buttonLabels: [Behaviour['mode'], string][] = [
  ['ok', 'Answer normally'],
  ['fail', 'Fail (500)'],
  ['slow', 'Be slow'],
  ['drop', 'Drop the connection'],
]

const state = ({ mode, delayMs }: Behaviour) => {
  const sentences = {
    ok: 'Requests are checked, kept and answered at once.',
    fail: 'Every request is answered with an error (500); nothing is kept.',
    slow: `Requests are kept, and answered after ${delayMs / 1000} s.`,
    drop: 'Every connection is dropped without an answer; nothing is kept.',
  }
  return sentences[mode]
}

const button = (current: Behaviour, [mode, label]: [Behaviour['mode'], string]) =>
  `<button name="mode" value="${mode}" aria-pressed="${mode === current.mode}">${label}</button>`

const shown = (value: unknown) => {
  if (value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const field = ([name, value]: [string, unknown]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(shown(value))}</dd>`

const senderOf = ({ firstName, lastName, email }: Arrived['payload']) =>
  [firstName, lastName].filter((part) => typeof part === 'string' && part).join(' ') || String(email ?? 'Somebody')

const article = (request: Arrived) => `<article>
<h2>${escapeHtml(senderOf(request.payload))}</h2>
<p>${formNames[request.form]}, <time datetime="${escapeHtml(request.receivedAt)}">${escapeHtml(request.receivedAt)}</time></p>
<dl>${Object.entries(request.payload).map(field).join('')}</dl>
</article>`

const nothingYet =
  '<p class="empty">Nothing has arrived yet. Send a form on the site: it shows up here within 5 seconds.</p>'

/** The web page of the inbox: how it behaves, and the requests, newest first. */
export const page = (requests: Arrived[], behaviour: Behaviour) =>
  htmlDocument({
    language: 'en',
    title: `Inbox (${requests.length})`,
    style: pageStyle,
    head: '<meta http-equiv="refresh" content="5">\n',
    body: `<header>
<h1>Inbox</h1>
<p>It stands in for the automation host that the site’s forms post to. ${state(behaviour)}</p>
<form method="post" action="/control">${buttonLabels.map((entry) => button(behaviour, entry)).join('')}</form>
</header>
<main>
${[...requests].reverse().map(article).join('\n') || nothingYet}
</main>`,
  })
