/** `npm run build`: makes the production build in public/. */
import { launch } from './support/command'
import { contained } from './support/local'
import { inProject, remove, root } from './support/project'
import { CommandError } from './support/terminal'
import { loadVariables } from './support/variables'

/** Gatsby does not notice changed code of models and resolvers, and would go on with nodes and answers of former code. */
export const emptyCache = () => remove(inProject('.cache'))

/** @throws CommandError if the build fails */
export async function buildSite(environment: NodeJS.ProcessEnv): Promise<void> {
  await emptyCache()
  // Files of removed pages would stay: share images, drawings.
  await remove(inProject('public'))
  const env = { ...environment, ...contained, NODE_ENV: 'production' }
  const { isGood, how } = await launch('gatsby', ['build'], { env }).ended
  if (!isGood) throw new CommandError(`The build failed: gatsby ${how}.`)
}

export const main = () => {
  loadVariables(root)
  return buildSite(process.env)
}
