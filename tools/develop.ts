/** `npm run develop`: serves the site with hot reload, GraphiQL and the inbox. */
import { emptyCache } from './build'
import { startLocalInbox } from './inbox'
import { launch } from './support/command'
import { developPorts, host, localEnvironment, localOrigin } from './support/local'
import { freePort } from './support/ports'
import { CommandError, say } from './support/terminal'

const command = 'npm run develop'

export const main = async () => {
  const site = await freePort('PORT', developPorts.site, command)
  const inbox = await startLocalInbox(command)
  say(`
When Gatsby says that it is ready, open in your browser:
  Site      ${localOrigin(site)}/en
  GraphiQL  ${localOrigin(site)}/___graphql
  Inbox     ${inbox.origin}

Ctrl-C ends everything.
`)
  emptyCache()
  const options = ['--host', host, '--port', String(site)]
  const env = localEnvironment({ site, inbox: inbox.port })
  const code = await launch('gatsby', ['develop', ...options], { env }).code
  throw new CommandError(`gatsby develop ended by itself (code ${code}): it says why above.`)
}
