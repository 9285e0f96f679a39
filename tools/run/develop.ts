import { startLocalInbox } from '../inbox/main'
import { runCommand } from '../support/command'
import { developPorts, localEnvironment, localOrigin } from '../support/local-environment'
import { portFrom, requireFreePort } from '../support/ports'
import { Problem, say } from '../support/problem'
import { launch } from '../support/processes'
import { emptyStaleCache } from './stale-cache'

const command = 'npm run develop'

const main = async () => {
  const ports = {
    site: portFrom('PORT', developPorts.site),
    inbox: portFrom('INBOX_PORT', developPorts.inbox),
  }
  await requireFreePort({ name: 'the site', port: ports.site, variable: 'PORT', command })
  const inbox = await startLocalInbox(command, ports.inbox)
  const origin = localOrigin(ports.site)
  say(`
When Gatsby says that it is ready, open in your browser:
  Site      ${origin}/en
  GraphiQL  ${origin}/___graphql
  Inbox     ${inbox.origin}

Ctrl-C ends everything.
`)
  emptyStaleCache()
  const gatsby = launch('gatsby', ['develop', '--port', String(ports.site)], { env: localEnvironment(ports) })
  const code = await gatsby.done
  throw new Problem(`gatsby develop ended by itself (code ${code}): it says why above.`)
}

runCommand(main)
