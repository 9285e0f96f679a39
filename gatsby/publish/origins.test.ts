import { originsOf } from './origins'

test('given a webhook that is no address, the configuration is made all the same: the check before the build names it (R-SITE-5)', () => {
  const webhooks = { GATSBY_CONTACT_WEBHOOK_URL: 'hooks', GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event' }
  expect(originsOf(undefined, webhooks)).toEqual({ connect: ['https://hooks.example.com'], frame: [] })
})
