import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { runCommand } from '../support/command'
import { inboxFile, startPorts } from '../support/local-environment'
import { portFrom, requireFreePort } from '../support/ports'
import { say } from '../support/problem'
import { root } from '../support/project'
import { forwardFrom } from './forward'
import { startInbox } from './server'

const time = () => new Date().toTimeString().slice(0, 8)

/** `--forward URL`, an option of each command that starts the inbox. */
const chosenForward = () => {
  const { forward } = parseArgs({ options: { forward: { type: 'string' } }, strict: false }).values
  return typeof forward === 'string' ? forwardFrom(forward) : undefined
}

/** Starts the inbox on INBOX_PORT, with INBOX_FILE; it prints one line for each request. */
export const startLocalInbox = async (command: string, port = portFrom('INBOX_PORT', startPorts.inbox)) => {
  await requireFreePort({ name: 'the inbox', port, variable: 'INBOX_PORT', command })
  const file = resolve(root, process.env.INBOX_FILE || inboxFile)
  const inbox = await startInbox({
    port,
    file,
    log: (line) => say(`${time()}  inbox  ${line}`),
    forward: chosenForward(),
  })
  return { ...inbox, file: relative(root, file) }
}

const main = async () => {
  const { origin, file } = await startLocalInbox('npm run inbox')
  say(`The inbox is on ${origin} and keeps what arrives in ${file}. Ctrl-C ends it.`)
}

if (require.main === module) runCommand(main)
