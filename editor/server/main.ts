/** `npm run cms`: the editor in the browser over the files of this folder, and the site that shows them beside it. */
import { parseArgs } from 'node:util'

import { launch, runCommand } from '../../tools/support/command'
import { developPorts, localOrigin } from '../../tools/support/local'
import { freePort } from '../../tools/support/ports'
import { root } from '../../tools/support/project'
import { CommandError, say } from '../../tools/support/terminal'
import { startCms } from './server'

const command = 'npm run cms'

/** `--alone`: without the site, which takes its time to start. */
const { alone } = parseArgs({ options: { alone: { type: 'boolean', default: false } } }).values

const main = async () => {
  const port = await freePort('CMS_PORT', 8100, command)
  const site = alone ? developPorts.site : await freePort('PORT', developPorts.site, command)
  const { origin } = await startCms({
    root,
    port,
    log: say,
  })
  say(`\nThe editor is on ${origin}/admin/`)
  say(alone ? 'Ctrl-C ends it.' : `What you save shows on ${localOrigin(site)}/en as soon as the site has started.\n`)
  if (alone) return
  const code = await launch('node', ['tools/run.mjs', 'develop']).code
  throw new CommandError(`The site ended by itself (code ${code}): it says why above.`)
}

if (require.main === module) runCommand(main)
