/** `npm run build`: makes the production build in public/. */
import { rm } from 'node:fs/promises'

import { run } from './support/command'
import { contained } from './support/local'
import { inProject, loadVariables } from './support/project'

const remove = (folder: string) => rm(inProject(folder), { recursive: true, force: true })

/** Gatsby does not notice changed code of models and resolvers, and would go on with nodes and answers of former code. */
export const emptyCache = () => remove('.cache')

export async function buildSite(environment: NodeJS.ProcessEnv): Promise<void> {
  await emptyCache()
  // Files of removed pages would stay: share images, drawings.
  await remove('public')
  await run('gatsby', ['build'], {
    ...environment,
    ...contained,
    NODE_ENV: 'production',
    // Without it, Gatsby blames any file for what a component throws.
    NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --enable-source-maps`,
  })
}

export const main = async () => {
  loadVariables()
  await buildSite(process.env)
}
