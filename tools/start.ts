/** `npm start`: builds the site, and serves it with the inbox. */
import { buildSite } from './build'
import { startLocalInbox } from './inbox'
import { startSite } from './serve'
import { localEnvironment, startPorts } from './support/local'
import { say } from './support/terminal'

export const main = async () => {
  // Before the build, which takes a minute: where another npm start runs, the port of its inbox is taken.
  const inbox = await startLocalInbox()
  await buildSite(localEnvironment(startPorts))
  const site = await startSite(startPorts.site)
  say(`
Open in your browser:
  English  ${site.origin}/en
  Italian  ${site.origin}/it
  Inbox    ${inbox.origin}  (what the forms send; kept in ${inbox.file})

Ctrl-C ends everything.
`)
  await site.ended
}
