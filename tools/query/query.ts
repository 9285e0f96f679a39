/**
 * `npm run query "{ allPage { nodes { path } } }"`: prints GraphQL's answer as JSON. Asks the server of `npm run
 * develop` if it runs, else Gatsby's data layer.
 */
import { runCommand } from '../support/command'
import { developPorts, localOrigin } from '../support/local-environment'
import { portFrom } from '../support/ports'
import { Problem, say } from '../support/problem'
import { type Answer, askData, askServer } from './ask'

const usage = 'Say what to ask: npm run query "{ allPage { nodes { path } } }". Questions and answers: npm run docs.'

async function ask(query: string): Promise<Answer | undefined> {
  const answered = await askServer(localOrigin(portFrom('PORT', developPorts.site)), query)
  return answered ?? (await askData([query]))[0]
}

const main = async () => {
  const query = process.argv[2]
  if (!query) throw new Problem(usage)
  const { data, errors = [] } = (await ask(query)) ?? {}
  if (errors.length > 0) throw new Problem(errors.map(({ message }) => message).join('\n'))
  say(JSON.stringify(data, null, 2))
}

runCommand(main)
