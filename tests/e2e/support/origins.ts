import { localOrigin, testPorts } from '../../../tools/support/local'

/** The build under test, or the live site that SITE names. */
export const siteOrigin = process.env.SITE || localOrigin(testPorts.site)
export const inboxOrigin = localOrigin(testPorts.inbox)
/** What the inbox of the tests keeps. */
export const inboxFile = 'test-results/inbox.jsonl'
