import { explainVariable, wrongVariables } from './wrong-variables'

const complete = {
  GATSBY_CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
  GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event',
  SITE_URL: 'https://www.example.com',
}

const page = (...types: string[]) => ({ content: { sections: types.map((type) => ({ type })) } })
const pages = [page('hero', 'contact'), page('hero', 'lead')]

const sentences = (environment: Record<string, string>, options = {}) =>
  wrongVariables({ ...complete, ...environment }, { pages, ...options }).map(explainVariable)

test('a complete environment lets the build go on', () => {
  expect(sentences({}, { live: true })).toEqual([])
})

test('each missing variable is named, with what to set it to (R-SITE-5)', () => {
  expect(wrongVariables({}, { pages }).map(explainVariable)).toEqual([
    'The environment variable GATSBY_CONTACT_WEBHOOK_URL is missing. Set it to the address that the contact form posts to.',
    'The environment variable GATSBY_EVENT_WEBHOOK_URL is missing. Set it to the address that the lead form posts to.',
    expect.stringMatching(/^The environment variable SITE_URL is missing\. Set it to the origin of the site/),
  ])
})

test('an empty variable is missing', () => {
  expect(sentences({ SITE_URL: '' })).toEqual([expect.stringContaining('SITE_URL is missing')])
})

test.each([
  ['GATSBY_EVENT_WEBHOOK_URL', 'hooks.example.com', 'no full address'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'javascript:alert(1)', 'no web address'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'http://hooks.example.com/event', 'does not start with https://'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'https://hooks.example.com/webhook-test/event', 'is a test address'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'https://example.com/n8n/webhook-test/event', 'is a test address'],
  ['GATSBY_EVENT_WEBHOOK_URL', 'https://name:word@hooks.example.com/event', 'has a name or a password in it'],
  ['SITE_URL', 'https://www.example.com/', 'is no origin as browsers write it: https://www.example.com is'],
  ['SITE_URL', 'https://www.example.com/shop', 'is no origin as browsers write it: https://www.example.com is'],
  ['SITE_URL', 'https://www.caffè.it', 'is no origin as browsers write it: https://www.xn--caff-8oa.it is'],
])('%s must not be %s', (name, value, reason) => {
  expect(sentences({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}", which`)])
  expect(sentences({ [name]: value })[0]).toContain(reason)
})

test('given no page with a form, its webhook may be missing, and is checked where it is set', () => {
  const { GATSBY_EVENT_WEBHOOK_URL, ...others } = complete
  const options = { pages: [page('contact')] }
  expect(wrongVariables(others, options)).toEqual([])
  expect(wrongVariables({ SITE_URL: complete.SITE_URL }, { pages: [page('hero')] })).toEqual([])
  expect(wrongVariables({ ...complete, GATSBY_EVENT_WEBHOOK_URL: 'host' }, options)).toHaveLength(1)
})

test.each(['http://localhost:9100', 'http://127.0.0.1:9100', 'http://[::1]:9100', 'http://192.168.1.20:9100'])(
  '%s serves for a local build, and not for a live one',
  (origin) => {
    const local = { SITE_URL: origin, GATSBY_EVENT_WEBHOOK_URL: `${origin}/webhook/event` }
    expect(sentences(local)).toEqual([])
    expect(sentences(local, { live: true })).toEqual([
      expect.stringContaining('points to this machine'),
      expect.stringContaining('points to this machine'),
    ])
  },
)
