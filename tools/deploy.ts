import { buildSite } from './build'
import { placeholdersInProject } from './preflight/project-files'
import { launch } from './support/command'
import { quiet } from './support/local'
import { Problem, say } from './support/problem'

export const main = async () => {
  const { placeholders } = await placeholdersInProject()
  if (placeholders.length > 0) {
    throw new Problem(
      `Nothing was deployed: ${placeholders.length} placeholders are still in place. npm run preflight lists them.`,
    )
  }
  const environment = { ...process.env, ...quiet }
  say('Building the site…')
  await buildSite(environment)
  const code = await launch('wrangler', ['deploy'], { env: environment }).code
  if (code !== 0) throw new Problem('Wrangler did not deploy the build: it says why above.')
}
