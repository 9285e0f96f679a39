import { localOrigin, testPorts } from '../../../tools/local-environment'

export const siteOrigin = localOrigin(testPorts.site)
export const inboxOrigin = localOrigin(testPorts.inbox)
