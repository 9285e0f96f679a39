import { isStaging, wrongVariables } from './wrong-variables'

const complete = {
  SITE_URL: 'https://www.example.com',
  GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
  GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event',
}

const page = (...sections: { type: string; lead?: object }[]) => ({ content: { sections } })
const [hero, contact, lead] = [{ type: 'hero' }, { type: 'form' }, { type: 'form', lead: {} }]
const pages = [page(hero, contact), page(hero, lead)]

test.each([
  ['a live site', complete],
  [
    'this machine',
    { ...complete, SITE_URL: 'http://localhost:9000', GATSBY_EVENT_WEBHOOK_URL: 'http://[::1]:9100/event' },
  ],
])('a build for %s goes on', (_what, environment) => {
  expect(wrongVariables(environment, pages)).toEqual([])
})

test('each missing variable is named, if a page needs it (R-SITE-5)', () => {
  const missing = (...pages: ReturnType<typeof page>[]) =>
    wrongVariables({ SITE_URL: '' }, pages).map(({ name }) => name)
  expect(missing(...pages)).toEqual(Object.keys(complete))
  expect(missing(page(hero, contact))).toEqual(['SITE_URL', 'GATSBY_CONTACT_WEBHOOK_URL'])
  expect(wrongVariables({}, [])).toEqual([{ name: 'SITE_URL', message: 'is missing' }])
})

test.each([
  ['GATSBY_EVENT_WEBHOOK_URL', 'hooks.example.com', 'is no full address'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'javascript:alert(1)', 'does not start with https://'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'http://hooks.example.com/event', 'does not start with https://'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'https://example.com/n8n/webhook-test/event', 'is a test address'],
  ['SITE_URL', 'https://www.example.com/', 'is no origin: it ends with its host, without a slash'],
])('%s must not be %s, also where no page needs it', (name, value, message) => {
  expect(wrongVariables({ ...complete, [name]: value }, [])).toEqual([
    { name, message: expect.stringContaining(message) },
  ])
})

test('a build for another site than the live one stays out of search, once there is a live one (R-PAGE-18)', () => {
  const sites = ['https://www.agency.it', 'https://agency.it', 'http://localhost:9000', 'https://192.168.1.7:9000', '']
  expect(sites.filter((one) => isStaging('https://www.agency.it', one))).toEqual(['https://agency.it'])
  expect(sites.filter((one) => isStaging('https://www.example.com', one))).toEqual([])
})
