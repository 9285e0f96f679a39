import { buildSite } from './build'
import { runCommand } from './command'
import { quiet } from './local-environment'
import { placeholdersInProject } from './preflight'
import { Problem, say } from './problem'
import { launch } from './processes'

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
