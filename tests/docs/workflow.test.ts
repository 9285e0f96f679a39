import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import { payloadOf } from '../../src/browser/form/request'
import { validate } from '../../src/browser/form/validate'
import { contactForm, forms, leadForm, visibleFields, webhooks } from '../../src/contract/form-definition'
import { examplePayload, exampleValues, requiredNames } from '../forms/examples'
import { readJson } from '../jest/project'

const model = z.object({
  nodes: z.array(z.looseObject({ name: z.string(), parameters: z.looseObject({ jsCode: z.string().optional() }) })),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(z.object({ node: z.string() }))) })),
})
const { nodes, connections } = model.parse(readJson('docs/automation/workflow.json'))

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

const checked = (form: string, body: unknown): Item => {
  const request = { json: { webhookUrl: `https://host.example/webhook/${form}`, headers: {}, body } }
  return run('Check', [request])[0] ?? { json: {} }
}

const valid = {
  contact: { ...examplePayload(contactForm), language: 'en' },
  event: examplePayload(leadForm, { interest: 'evento-farmasimplex' }),
}

test.each(webhooks)(
  'given the form of /webhook/%s, the workflow takes its payload, and refuses one with a field less, more or wrong (R-FORM-5, R-FORM-6)',
  (form) => {
    const isTaken = (changes: object) => checked(form, { ...valid[form], ...changes }).json.valid
    expect(isTaken({ extra: 'x' })).toBe(false)
    for (const name of Object.keys(valid[form])) {
      expect([name, isTaken({ [name]: undefined }), isTaken({ [name]: 12 })]).toEqual([
        name,
        name === 'language',
        false,
      ])
      const isRequired = requiredNames(forms[form]).includes(name)
      expect([name, isRequired && isTaken({ [name]: '   ' })]).toEqual([name, false])
    }
    expect(isTaken({ email: 'name@host' })).toBe(false)
    for (const field of visibleFields(forms[form])) {
      if (field.kind !== 'select') continue
      expect(isTaken({ [field.name]: 'not one of these' })).toBe(false)
      for (const option of [...field.options.shared, ...Object.values(field.options.last)])
        expect([option, isTaken({ [field.name]: option })]).toEqual([option, true])
    }
  },
)

/** What a visitor may type or paste. */
const typed = [
  'x'.repeat(100_000),
  ...'| |\0|\u200b|\ufe0f|\u2800|\ud83c|x\0|\0x|a\u3164 b|constructor|__proto__|"\\|<b>'.split('|'),
  ...['😀', 'è', 'e\u0301', '\r\n', 'ﷺ'],
  ...['a@b.it', 'à@città.it', 'a@b.it\u200d', `${'a.'.repeat(40)}it@b.it`, 'a@b.it '.repeat(2)],
]

test.each(webhooks)(
  'given anything that the form of /webhook/%s lets through, the workflow takes it (R-FORM-5, R-FORM-6)',
  (form) => {
    const fields = visibleFields(forms[form])
    const page = { language: 'en', source: 'Zagara website', now: new Date('2026-05-01T09:00:00Z') } as const
    const filled = { ...exampleValues(forms[form]), interest: 'ecommerce-zero', privacyAccepted: 'on' }
    const accepted = fields
      .filter(({ kind }) => kind !== 'select')
      .flatMap(({ name }) => typed.map((value) => ({ ...filled, [name]: value })))
      .filter((values) => validate(fields, values).problems.size === 0)
      .map((values) => payloadOf(forms[form], values, page))
    expect(accepted.length).toBeGreaterThan(fields.length * 3)
    expect(accepted.filter((body) => !checked(form, body).json.valid)).toEqual([])
  },
)

test('given a second click, the workflow delivers a request once; a failed one or other words may come again', () => {
  const memory = {}
  const { contact } = valid
  const isKnown = (body: object) => run('Known?', [checked('contact', body)], memory)[0]?.json.known
  expect(isKnown(contact)).toBe(false)
  run('Remember', [checked('contact', contact)], memory)
  expect(isKnown({ ...contact, timestamp: '2026-05-01T09:00:07.000Z', email: 'MARIA@example.com' })).toBe(true)
  expect(isKnown({ ...contact, message: 'Something else.' })).toBe(false)
  for (const day of ['2031-01-01', '2031-01-02']) run('Remember', [{ json: { key: day, day } }], memory)
  expect(isKnown(contact)).toBe(false)
})

test('given a connection of the workflow, it leads to a node', () => {
  const names = nodes.map(({ name }) => name)
  const targets = Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node))
  expect(targets.filter((name) => !names.includes(name))).toEqual([])
})

test('given a browser whose name resembles that of a robot, the workflow takes its requests (R-FORM-4)', () => {
  expect(nodes.map(({ parameters }) => parameters.options)).not.toContainEqual(
    expect.objectContaining({ ignoreBots: true }),
  )
})
