/** `npm start`: builds the site, and serves it with the inbox. */
import { buildSite } from './build'
import { startLocalInbox } from './inbox'
import { startSite } from './serve'
import { localEnvironment, startPorts } from './support/local'
import { freePort } from './support/ports'
import { say } from './support/terminal'

const command = 'npm start'

export const main = async () => {
  // Before the build, which takes a minute.
  const port = await freePort('PORT', startPorts.site, command)
  const inbox = await startLocalInbox(command)
  await buildSite(localEnvironment({ site: port, inbox: inbox.port }))
  const site = await startSite(port)
  say(`
Open in your browser:
  English  ${site.origin}/en
  Italian  ${site.origin}/it
  Inbox    ${inbox.origin}  (what the forms send; kept in ${inbox.file})

Ctrl-C ends everything.
`)
  await site.ended
}
