import { spawnSync } from 'node:child_process'

import { findPlaceholders } from './support/placeholders'
import { root } from './support/project'

const live = {
  SITE_URL: 'https://www.agency.it',
  GATSBY_CONTACT_WEBHOOK_URL: 'https://automation.agency.it/webhook/a',
  GATSBY_EVENT_WEBHOOK_URL: 'https://automation.agency.it/webhook/b',
}
const pages = [{ content: { sections: [{ type: 'form' }, { type: 'form', lead: {} }] } }]

const strings = (file: string, texts: Record<string, string>) =>
  Object.entries(texts).map(([field, text]) => ({ file, field, text }))
const site = 'data/site.json'
const fieldsIn = (texts: Record<string, string>) =>
  findPlaceholders(strings(site, texts), live, pages).map(({ field }) => field)
const variablesIn = (environment: Record<string, string>) =>
  findPlaceholders([], environment, pages).map(({ field }) => field)

test('given real values, preflight finds nothing', () => {
  expect(fieldsIn({ name: 'Agency', email: 'hello@agency.it', phone: '+39 095 123 4567' })).toEqual([])
  expect(fieldsIn({ text: 'A shop, for example. Write an address, for example name@example.com' })).toEqual([])
  expect(variablesIn(live)).toEqual([])
})

test.each([
  ['an e-mail address', 'ciao@example.com'],
  ['a web address', 'https://events.example.org/x'],
  ['the phone number', '+39 000 000 0000'],
  ['the VAT number', 'VAT no. IT00000000000'],
  ['the street', 'Via Esempio 1, 95100 Catania (CT)'],
  ['the register number', 'REA CT-000000'],
  ['the share capital', 'Capitale sociale 0,00\u00a0€ i.v.'],
  ['the brand', 'Zagara'],
  ['the legal entity', 'Zagara S.r.l.'],
])('given %s of the placeholder brand, preflight finds it', (_, value) => {
  expect(fieldsIn({ field: value })).toEqual(['field'])
})

test('given a placeholder, preflight names its file, its field, and the right content (R-SITE-4)', () => {
  const value = 'https://policies.example.com/it/privacy'
  const todo = 'Put here: The policy documents, on the external legal-document service.'
  expect(findPlaceholders(strings(site, { 'policies.privacy.it': value }), live, pages)).toEqual([
    { file: site, field: 'policies.privacy.it', value, todo },
  ])
})

test('given the name of a drawing or an id, preflight takes it for no placeholder', () => {
  const named = (['drawing', 'id', 'text'] as const).map((kind) => ({ file: site, field: kind, text: 'zagara', kind }))
  expect(findPlaceholders(named, live, pages).map(({ field }) => field)).toEqual(['text'])
})

test('given no variables, preflight asks for each that the pages need', () => {
  expect(variablesIn({}).sort()).toEqual(Object.keys(live).sort())
  expect(findPlaceholders([], {}, []).map(({ field }) => field)).toEqual(['SITE_URL'])
})

test('given an address that no live site can have, preflight names its variable', () => {
  for (const SITE_URL of ['https://www.example.com', 'http://localhost:9000'])
    expect(variablesIn({ ...live, SITE_URL })).toEqual(['SITE_URL'])
})

test('given a build that search engines would leave out, preflight names file, field and remedy (R-SITE-4)', () => {
  expect(fieldsIn({ origin: live.SITE_URL })).toEqual([])
  const todo = expect.stringMatching(/as in SITE_URL.+out of search/)
  expect(findPlaceholders(strings(site, { origin: 'https://agency.it' }), live, pages)).toMatchObject([{ todo }])
})

test('given a placeholder, the command fails (R-SITE-4)', () => {
  const env = { ...process.env, ...live, SITE_URL: 'http://localhost:9000' }
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'preflight'], { cwd: root, env })
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('placeholders are still in place')])
})
