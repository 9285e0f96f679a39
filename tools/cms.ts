/** `npm run cms`: the editor in the browser over the files of this folder, and the site that shows them. */
import { serveSources } from './develop'
import { launch } from './support/command'
import { freePort } from './support/ports'
import { root } from './support/project'
import { CommandError } from './support/terminal'

const command = 'npm run cms'

export const main = async () => {
  const port = String(await freePort('CMS_PORT', 8081, command))
  // Reads and writes the files. It answers this machine alone.
  const environment = { PORT: port, BIND_HOST: 'localhost', MODE: 'fs', GIT_REPO_DIRECTORY: root, LOG_LEVEL: 'warn' }
  const files = launch('decap-server', [], { env: { ...process.env, ...environment } })
  const ended = files.ended.then(({ how }) => {
    throw new CommandError(`The server of the editor’s files (decap-server) ${how}.`)
  })
  const site = serveSources({ command, environment: { CMS_PORT: port }, addresses: (site) => `  ${site}/admin/` })
  await Promise.race([ended, site])
}
