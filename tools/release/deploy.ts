import { buildSite } from '../run/build'
import { runCommand } from '../support/command'
import { quiet } from '../support/local-environment'
import { Problem, say } from '../support/problem'
import { launch } from '../support/processes'
import { placeholdersInProject } from './project-files'

const main = async () => {
  const { placeholders } = await placeholdersInProject()
  if (placeholders.length > 0) {
    throw new Problem(
      `Nothing was deployed: ${placeholders.length} placeholders are still in place. npm run preflight lists them.`,
    )
  }
  const environment = { ...process.env, ...quiet }
  say('Building the site…')
  await buildSite(environment)
  const code = await launch('wrangler', ['deploy'], { env: environment }).done
  if (code !== 0) throw new Problem('Wrangler did not deploy the build: it says why above.')
}

runCommand(main, { whenInterrupted: 130 })
