import { contentPolicy } from '../../plugins/pages-without-app/content-policy'
import { headerRules } from '../../plugins/pages-without-app/headers'
import { siteFile } from '../../src/data-model/site'
import { inventedAgency } from '../../tests/jest/invented-site'
import { originsOf } from './origins'

test('given a webhook that is no address, the configuration is made all the same: the check before the build names it (R-SITE-5)', () => {
  const webhooks = { GATSBY_CONTACT_WEBHOOK_URL: 'hooks', GATSBY_EVENT_WEBHOOK_URL: 'https://hooks.example.com/event' }
  expect(originsOf(undefined, webhooks)).toMatchObject({ connect: ['https://hooks.example.com'], frame: [] })
})

test('policy and header allow others for the uses that data/site.json names, and for no other (R-POLICY-3)', () => {
  const stats = { ...inventedAgency.others[0], origin: 'https://stats.example.com', uses: ['script', 'request'] }
  const site = siteFile.parse({ ...inventedAgency, others: [...inventedAgency.others, stats] })
  const origins = originsOf(site, {})
  expect(
    contentPolicy('', origins)
      .split('; ')
      .filter((rule) => /stats|films/.test(rule)),
  ).toEqual([
    "script-src 'self' https://stats.example.com",
    "connect-src 'self' https://policies.example.com https://stats.example.com",
    'frame-src https://policies.example.com https://films.example.com',
  ])
  expect(headerRules('', origins.script)).toContain("Policy: script-src 'self' https://stats.example.com; base-uri")
})
