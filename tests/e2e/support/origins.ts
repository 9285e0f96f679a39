import { localOrigin, testPorts } from '../../../tools/support/local-environment'

export const siteOrigin = localOrigin(testPorts.site)
export const inboxOrigin = localOrigin(testPorts.inbox)
