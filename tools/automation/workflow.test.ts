import { runInNewContext } from 'node:vm'
import { z } from 'zod'

import { webhooks } from '../../src/forms/definition'
import { payloads } from '../../src/forms/payloads'
import { contact, lead } from '../inbox/testing/requests'
import { workflow } from './workflow'

const model = z.object({
  nodes: z.array(
    z.looseObject({ name: z.string(), type: z.string(), parameters: z.looseObject({ jsCode: z.string().optional() }) }),
  ),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
})
const { nodes, connections } = model.parse(JSON.parse(workflow()))

type Item = { json: Record<string, unknown> }

/** Runs the code of a node as n8n does: as the body of a function, with the items before it. */
function run(name: string, items: Item[], memory: object = {}): Item[] {
  const code = nodes.find((node) => node.name === name)?.parameters.jsCode ?? 'missing'
  const result = runInNewContext(`(() => {${code}})()`, {
    $input: { all: () => items },
    $getWorkflowStaticData: () => memory,
    $: () => ({ all: () => items }),
  })
  // Results of `vm` have other prototypes than the test's objects, so the test compares copies.
  return JSON.parse(JSON.stringify(result))
}

const request = (form: string, body: unknown, headers = {}) => ({
  json: { webhookUrl: `https://host.example/webhook/${form}`, headers, body },
})
const checked = (form: string, body: unknown) => run('Check', [request(form, body)])[0] ?? { json: {} }

const without = (payload: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))

/** Payloads without one field, with one empty, with one of another kind; and with one field too many. */
const variants = (payload: Record<string, unknown>): Record<string, unknown>[] => [
  payload,
  ...Object.keys(payload).flatMap((name) => [
    without(payload, name),
    { ...payload, [name]: '' },
    { ...payload, [name]: '   ' },
    { ...payload, [name]: 12 },
    { ...payload, [name]: 'not one of these' },
  ]),
  { ...payload, extra: 'x' },
]

const sound = { contact: { ...contact, language: 'en' }, event: lead }

test.each(webhooks)(
  'the workflow takes exactly the payloads that the form of /webhook/%s may send (R-FORM-5, R-FORM-6)',
  (form) => {
    const cases = variants(sound[form])
    const wanted = cases.map((body) => payloads[form].safeParse(body).success)
    expect(cases.map((body) => checked(form, body).json.valid)).toEqual(wanted)
    expect(wanted).toContain(true)
    expect(wanted).toContain(false)
  },
)

test.each([null, 'text', [], 12])('a body that is no object (%j) is refused', (body) => {
  expect(checked('contact', body).json.valid).toBe(false)
})

test('an address that belongs to no form is refused', () => {
  expect(checked('other', contact).json).toEqual({ valid: false, problems: ['There is no form "other".'] })
})

test('given a list of origins, a request from another origin is refused', () => {
  const code = nodes.find(({ name }) => name === 'Check')?.parameters.jsCode ?? ''
  const named = code.replace('const origins = []', "const origins = ['https://www.agency.it']")
  expect(named).not.toBe(code)
  const ask = (headers: object) =>
    runInNewContext(`(() => {${named}})()`, { $input: { all: () => [request('contact', contact, headers)] } })[0].json
      .valid
  expect(ask({ origin: 'https://www.agency.it' })).toBe(true)
  expect(ask({ origin: 'https://elsewhere.example' })).toBe(false)
  expect(ask({})).toBe(false)
})

test('a second click is a repeat, also with another time or capitals in the e-mail address; other words are a new request', () => {
  const key = (body: object) => checked('contact', body).json.key
  const again = { ...contact, timestamp: '2026-05-01T09:00:07.000Z', email: 'AGATA@example.com' }
  expect(key(again)).toBe(key(contact))
  expect(key({ ...contact, message: 'Something else.' })).not.toBe(key(contact))
})

test('a delivered request is remembered; a failed one may come again, and after a day a delivered one, too', () => {
  const memory = {}
  const first = checked('contact', contact)
  expect(run('Known?', [first], memory)[0]?.json.known).toBe(false)
  run('Remember', [first], memory)
  expect(run('Known?', [first], memory)[0]?.json.known).toBe(true)
  for (const day of ['2031-01-01', '2031-01-02']) run('Remember', [{ json: { key: day, day } }], memory)
  expect(run('Known?', [first], memory)[0]?.json.known).toBe(false)
})

test('every connection leads to a node, and every last node answers', () => {
  const names = nodes.map(({ name }) => name)
  const targets = Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node))
  expect(targets.filter((name) => !names.includes(name))).toEqual([])
  const ends = nodes.filter(({ name }) => !(name in connections)).map(({ type }) => type.split('.')[1])
  expect([...new Set(ends)].sort()).toEqual(['respondToWebhook', 'stopAndError'])
})
