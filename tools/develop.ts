/** `npm run develop`: serves the site with hot reload, GraphiQL and the inbox. */
import { emptyCache } from './build'
import { startLocalInbox } from './inbox'
import { launch } from './support/command'
import { developPorts, host, localEnvironment, localOrigin } from './support/local'
import { freePort } from './support/ports'
import { CommandError, say } from './support/terminal'

type Options = {
  /** The command as people type it. */
  command: string
  /** Variables of the server, besides those of a local site. */
  environment?: NodeJS.ProcessEnv
  /** What people open, by the addresses of site and inbox. */
  addresses: (site: string, inbox: string) => string
}

/** Serves the site with hot reload, and the inbox. @throws CommandError when the server ends */
export async function serveSources({ command, environment, addresses }: Options): Promise<void> {
  const site = await freePort('PORT', developPorts.site, command)
  const inbox = await startLocalInbox(command)
  say(`
When Gatsby says “You can now view …”, open in your browser:
${addresses(localOrigin(site), inbox.origin)}

Ctrl-C ends everything.
`)
  await emptyCache()
  const options = ['--host', host, '--port', String(site)]
  const env = { ...localEnvironment({ site, inbox: inbox.port }), ...environment }
  const { how } = await launch('gatsby', ['develop', ...options], { env }).ended
  throw new CommandError(`gatsby develop ${how}.`)
}

export const main = () =>
  serveSources({
    command: 'npm run develop',
    addresses: (site, inbox) => `  Site      ${site}/en\n  GraphiQL  ${site}/___graphql\n  Inbox     ${inbox}`,
  })
