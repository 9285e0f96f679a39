/** `npm run cms`: the editor in the browser over the files of this folder. */
import { runCommand } from '../support/command'
import { portFrom, requireFreePort } from '../support/ports'
import { say } from '../support/problem'
import { root } from '../support/project'
import { startCms } from './server'

const command = 'npm run cms'

const main = async () => {
  const port = portFrom('CMS_PORT', 8100)
  await requireFreePort({ name: 'the editor', port, variable: 'CMS_PORT', command })
  const { origin } = await startCms({ root: process.env.CMS_ROOT ?? root, port, log: say })
  say(`The editor is on ${origin}/admin/. Ctrl-C ends it.`)
}

if (require.main === module) runCommand(main)
