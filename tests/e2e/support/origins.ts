import { localOrigin, testPorts } from '../../../tools/support/local'

export const siteOrigin = localOrigin(testPorts.site)
export const inboxOrigin = localOrigin(testPorts.inbox)
