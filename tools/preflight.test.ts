/** @jest-environment node */
import { findPlaceholders } from './preflight/placeholders'
import { filesOfProject } from './preflight/project-files'

const live = {
  SITE_URL: 'https://www.agency.it',
  GATSBY_CONTACT_WEBHOOK_URL: 'https://automation.agency.it/webhook/a',
  GATSBY_EVENT_WEBHOOK_URL: 'https://automation.agency.it/webhook/b',
}

const fieldsIn = (site: unknown) =>
  findPlaceholders({ files: { 'data/site.json': site }, environment: live }).placeholders.map(({ field }) => field)

const variablesIn = (environment: Record<string, string>) =>
  findPlaceholders({ files: {}, environment: { ...live, ...environment } }).placeholders.map(({ field }) => field)

test('real values pass', () => {
  expect(fieldsIn({ name: 'Agency', email: 'hello@agency.it', phone: '+39 095 123 4567' })).toEqual([])
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
])('%s of the placeholder brand is found', (_, value) => {
  expect(fieldsIn({ field: value })).toEqual(['field'])
})

test('each finding names its file, its field, and the right content (R-SITE-4)', () => {
  const { placeholders } = findPlaceholders({
    files: { 'data/site.json': { policies: { privacy: { it: 'https://policies.example.com/it/privacy' } } } },
    environment: live,
  })
  expect(placeholders).toEqual([
    {
      file: 'data/site.json',
      field: 'policies.privacy.it',
      value: 'https://policies.example.com/it/privacy',
      todo: 'Put here the address of the policy document in this language.',
    },
  ])
})

test('the other data files are searched too, down to lists', () => {
  const files = {
    'data/pages/en/home.json': { sections: [{ type: 'zagara', title: 'Home' }, { title: 'Zagara, for example.' }] },
  }
  const { placeholders } = findPlaceholders({ files, environment: live })
  expect(placeholders).toMatchObject([{ file: 'data/pages/en/home.json', field: 'sections[1].title' }])
})

test('an English "for example." is no placeholder', () => {
  expect(fieldsIn({ text: 'A shop, for example. Or two.' })).toEqual([])
})

test('the code and the settings are searched line by line, for the brand in any spelling', () => {
  const texts = { 'gatsby-config.ts': "export const x = {\n  name: 'Zagara',\n}", 'wrangler.jsonc': '"name": "zagara"' }
  expect(findPlaceholders({ files: {}, texts, environment: live }).placeholders).toMatchObject([
    { file: 'gatsby-config.ts', field: 'line 2', value: "name: 'Zagara'," },
    { file: 'wrangler.jsonc', field: 'line 1' },
  ])
})

test('an address that only shows the form of an address is no placeholder', () => {
  expect(fieldsIn({ text: 'Write a complete address, for example name@example.com' })).toEqual([])
})

test('an action that is not online yet is a note, not a failure', () => {
  const hours = { en: '9 am to 6 pm', it: 'dalle 9 alle 18' }
  const files = { 'data/site.json': { hours, actions: { freeCall: null, brochure: 'https://agency.it/brochure.pdf' } } }
  const { placeholders, notes } = findPlaceholders({ files, environment: live })
  expect(placeholders).toEqual([])
  expect(notes.map(({ field }) => field)).toEqual(['actions.freeCall'])
})

test('missing hours of the day are a note', () => {
  const { notes } = findPlaceholders({ files: { 'data/site.json': {} }, environment: live })
  expect(notes.map(({ field }) => field)).toEqual(['hours'])
})

test('each missing variable is found', () => {
  const { placeholders } = findPlaceholders({ files: {}, environment: {} })
  expect(placeholders.map(({ field }) => field).sort()).toEqual(Object.keys(live).sort())
})

test.each(['http://localhost:9100/webhook/contact', 'http://127.0.0.1:9100', 'http://[::1]/x'])(
  'a variable that points to this machine (%s) is found',
  (address) => {
    expect(variablesIn({ GATSBY_CONTACT_WEBHOOK_URL: address })).toEqual(['GATSBY_CONTACT_WEBHOOK_URL'])
  },
)

test.each(['agency.it', 'http://www.agency.it', 'https://www.example.com'])(
  'a variable that is no live address (%s) is found',
  (address) => {
    expect(variablesIn({ SITE_URL: address })).toEqual(['SITE_URL'])
  },
)

test('a local stand-in for the policies is found', () => {
  expect(variablesIn({ POLICY_ORIGIN: 'http://localhost:9100' })).toEqual(['POLICY_ORIGIN'])
})

/** The values that the owner puts in place of each placeholder. */
const real: [placeholder: RegExp, value: string][] = [
  [/zagara/gi, 'Aranceto'],
  [/example\.(com|invalid)/g, 'aranceto.it'],
  [/\+39 000 000 0000/g, '+39 095 123 4567'],
  [/Via Esempio/g, 'Via Etnea'],
  [/IT00000000000/g, 'IT01234567890'],
  [/CT-000000/g, 'CT-123456'],
  [/€0\.00/g, '€10,000'],
  [/0,00\s€/g, '10.000 €'],
]
const inReal = (text: string) => real.reduce((now, [placeholder, value]) => now.replace(placeholder, value), text)

test('given real values in every file, this project has no placeholder left and can go live', async () => {
  const { files, texts } = await filesOfProject()
  const own = JSON.parse(inReal(JSON.stringify(files)))
  const ownTexts = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, inReal(text)]))
  expect(findPlaceholders({ files, texts, environment: live }).placeholders.length).toBeGreaterThan(20)
  expect(findPlaceholders({ files: own, texts: ownTexts, environment: live }).placeholders).toEqual([])
})
