/** `npm run netlify`: makes the build ready for Netlify. netlify.toml runs it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { runCommand } from '../../support/command'
import { Problem, say } from '../../support/problem'
import { inProject } from '../../support/project'
import { keepFormerFiles } from '../former-files'
import { makeReadyForNetlify } from './for-netlify'

const main = async () => {
  const build = inProject('public')
  if (!existsSync(join(build, '_headers'))) throw new Problem('There is no build: run npm run build first.')
  const kept = await keepFormerFiles(build, process.env.SITE_URL ?? '')
  makeReadyForNetlify(build)
  say(`public/ is ready for Netlify; ${kept.length} files of former builds stay for pages that are open now.`)
}

runCommand(main)
