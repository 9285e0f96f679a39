import { isStaging, wrongVariables } from './wrong-variables'

const complete = {
  SITE_URL: 'https://www.example.com',
  GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
  GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event',
}

const page = (...types: string[]) => ({ content: { sections: types.map((type) => ({ type })) } })
const pages = [page('hero', 'contact'), page('hero', 'lead')]

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
  const missing = (...types: string[]) => wrongVariables({ SITE_URL: '' }, [page(...types)]).map(({ name }) => name)
  expect(missing('contact', 'lead')).toEqual(Object.keys(complete))
  expect(missing('hero', 'contact')).toEqual(['SITE_URL', 'GATSBY_CONTACT_WEBHOOK_URL'])
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

test.each([
  ['the live site', 'https://www.agency.it', false],
  ['a staging', 'https://staging.agency.it', true],
  ['the live site without www', 'https://agency.it', true],
  ['this machine', 'http://localhost:9000', false],
  ['this network', 'https://192.168.1.7:9000', false],
  ['nothing yet', '', false],
])('a build for %s is kept out of search or not (R-PAGE-18)', (_what, siteUrl, expected) => {
  expect(isStaging('https://www.agency.it', siteUrl)).toBe(expected)
  // Nobody has said yet which site is the live one.
  expect(isStaging('https://www.example.com', siteUrl)).toBe(false)
})
