/** `npm run develop`: serves the site with hot reload, GraphiQL and the inbox. */
import { emptyCache } from './build'
import { startLocalInbox } from './inbox'
import { run } from './support/command'
import { developPorts, host, localEnvironment, localOrigin } from './support/local'
import { say } from './support/terminal'

/** Serves the site with hot reload, and the inbox. @param addresses what people open, by the addresses of site and inbox */
export async function serveSources(
  addresses: (site: string, inbox: string) => string,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const inbox = await startLocalInbox()
  say(`
When Gatsby says “You can now view …”, open in your browser:
${addresses(localOrigin(developPorts.site), inbox.origin)}

Ctrl-C ends everything.
`)
  await emptyCache()
  const options = ['--host', host, '--port', String(developPorts.site)]
  await run('gatsby', ['develop', ...options], { ...localEnvironment(developPorts), ...environment })
}

export const main = () =>
  serveSources((site, inbox) => `  Site      ${site}/en\n  GraphiQL  ${site}/___graphql\n  Inbox     ${inbox}`)
