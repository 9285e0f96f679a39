import { isLocal } from '../../gatsby/environment/wrong-variables'
import { type FinishedBuild, finishedBuild } from '../../gatsby/publish/finished-build'
import { root as project } from './project'
import { CommandError } from './terminal'

const isHere = (address: string | undefined) => Boolean(address && isLocal(new URL(address).hostname))

function wholeBuild(root: string, remedy: string): FinishedBuild {
  const build = finishedBuild(root)
  if (build) return build
  throw new CommandError(`The folder public holds no whole build: none has ended there. Run ${remedy}.`)
}

/** For whom a build was made, as the end of a sentence. */
const purpose = ({ SITE_URL, webhooks }: FinishedBuild) =>
  `for ${SITE_URL}${webhooks.length > 0 ? `: its forms post to ${webhooks.join(' and ')}` : ''}`

/**
 * What the build in public is, for who serves it.
 * @throws CommandError if no build ended, or if it was made for another address of this machine
 */
export function demandBuildFor(origin: string, root = project): string {
  const build = wholeBuild(root, 'npm start once')
  if (isHere(build.SITE_URL) && build.SITE_URL !== origin)
    throw new CommandError(`The build in public is not for ${origin}, but ${purpose(build)}. Run npm start.`)
  return `A build of ${new Date(build.ended).toLocaleString('en-GB')} ${purpose(build)}.`
}

/** The build in public. @throws CommandError if none ended there, or if it was made for this machine */
export function demandLiveBuild(root = project): FinishedBuild {
  const build = wholeBuild(root, 'npm run build')
  if (![build.SITE_URL, build.POLICY_ORIGIN, ...build.webhooks].some(isHere)) return build
  throw new CommandError(`The build in public is for this machine alone, ${purpose(build)}. Run npm run build.`)
}
