/**
 * `npm run -s nginx [build] > site.conf`: writes nginx's configuration for a build. Options: `--root`, `--name` and
 * `--port`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { runCommand } from '../../support/command'
import { Problem } from '../../support/problem'
import { inProject } from '../../support/project'
import { nginxConfiguration } from './configuration'

const text = { type: 'string' } as const

const main = async () => {
  const { values, positionals } = parseArgs({
    options: { root: text, name: text, port: text },
    allowPositionals: true,
  })
  const build = positionals[0] ?? inProject('public')
  if (!existsSync(join(build, '_headers'))) throw new Problem(`${build} holds no build: run npm run build first.`)
  const { root = '/var/www/site', name = '_', port = '80' } = values
  process.stdout.write(nginxConfiguration(build, { folder: root, name, port: Number(port) }))
}

runCommand(main)
