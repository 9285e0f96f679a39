import { policyAddress } from '../../gatsby/environment/policy-address'
import { byLanguage } from '../../src/i18n/languages'
import { isFault } from '../../tools/preflight/ask'
import { variablesIn } from '../../tools/preflight/online'
import { checkPages, readFormCode, readPages } from '../../tools/preflight/pages'
import { inboxOrigin, siteOrigin } from './support/origins'
import { routes, site } from './support/site'
import { expect, test } from './support/test'

const local = (policy: Record<'en' | 'it', string>) =>
  byLanguage((language) => policyAddress(policy[language], { POLICY_ORIGIN: process.env.SITE ? '' : inboxOrigin }))

test('preflight reads the pages of a build and the addresses in its forms, and finds them right (R-TRUST-1, R-SITE-5)', async () => {
  const answers = await readPages(siteOrigin, routes)
  expect(answers.filter(isFault)).toEqual([])
  const pages = answers.flatMap((answer) => (isFault(answer) ? [] : answer))
  const [page] = pages
  if (!page) throw new Error('The site has no page.')
  const code = await readFormCode(page)
  if (isFault(code)) throw new Error(code.message)
  const built = variablesIn(code.text)
  if (!process.env.SITE) {
    expect(built).toEqual({
      GATSBY_CONTACT_WEBHOOK_URL: `${inboxOrigin}/webhook/contact`,
      GATSBY_EVENT_WEBHOOK_URL: `${inboxOrigin}/webhook/event`,
    })
  }
  const policies = { privacy: local(site.policies.privacy), cookie: local(site.policies.cookie) }
  expect(checkPages(pages, { ...site, policies }, built)).toEqual([])
})
