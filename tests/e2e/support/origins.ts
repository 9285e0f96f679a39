import { localOrigin, testPorts } from '../../../tools/support/local'

/** The build under test, or the live site that SITE names. */
export const siteOrigin = process.env.SITE || localOrigin(testPorts.site)
export const inboxOrigin = localOrigin(testPorts.inbox)
