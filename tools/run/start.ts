import { startLocalInbox } from '../inbox/main'
import { runCommand } from '../support/command'
import { localEnvironment, type Ports, startPorts } from '../support/local-environment'
import { portFrom, requireFreePort } from '../support/ports'
import { say } from '../support/problem'
import { buildSite } from './build'
import { startSite } from './serve'

const command = 'npm start'

const chosenPorts = (): Ports => ({
  site: portFrom('PORT', startPorts.site),
  inbox: portFrom('INBOX_PORT', startPorts.inbox),
})

const main = async () => {
  const ports = chosenPorts()
  // Checks the port before the long build: nobody wants to wait a minute for "port in use". The inbox takes its port at
  // once.
  await requireFreePort({ name: 'the site', port: ports.site, variable: 'PORT', command })
  const inbox = await startLocalInbox(command, ports.inbox)
  say('Building the site (about half a minute, less the next time)…')
  await buildSite(localEnvironment(ports))
  say('Starting the runtime of the CDN…')
  const site = await startSite({ port: ports.site, command })
  say(`
Open in your browser:
  English  ${site.origin}/en
  Italian  ${site.origin}/it
  Inbox    ${inbox.origin}  (what the forms send; kept in ${inbox.file})

Ctrl-C ends everything.
`)
  await site.ended
}

runCommand(main)
