/** `npm run cms`: the editor in the browser over the files of this folder, and the site that shows them. */
import { serveSources } from './develop'
import { run } from './support/command'
import { root } from './support/project'

export const main = async () => {
  const port = process.env.CMS_PORT || '8081'
  // Reads and writes the files. It answers this machine alone.
  const environment = { PORT: port, BIND_HOST: 'localhost', MODE: 'fs', GIT_REPO_DIRECTORY: root, LOG_LEVEL: 'warn' }
  const files = run('decap-server', [], { ...process.env, ...environment })
  const site = serveSources((site) => `  ${site}/admin/`, { CMS_PORT: port })
  await Promise.race([files, site])
}
