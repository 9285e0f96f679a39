import { Problem, say } from '../support/problem'
import { launch } from '../support/processes'
import { emptyStaleCache } from './stale-cache'

/** Gatsby's own names of the steps that take long are shown while it works, the rest only if it fails. */
const milestone = (line: string) => {
  const [, name, seconds] = /^success (Building .+?) - ([\d.]+) ?s/.exec(line) ?? []
  return name && `  ${name} (${seconds} s)`
}

/**
 * Makes the production build in public/, saying in short lines how far it is.
 * @throws Problem after everything that Gatsby said, if the build fails
 */
export const buildSite = async (environment: NodeJS.ProcessEnv) => {
  emptyStaleCache()
  const output: string[] = []
  // Plain lines, also in a terminal: they are read here.
  const build = launch('gatsby', ['build'], {
    env: { ...environment, GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' },
    onLine: (line) => {
      output.push(line)
      const short = milestone(line)
      if (short) say(short)
    },
  })
  if ((await build.done) === 0) return
  process.stderr.write(`${output.join('\n')}\n`)
  throw new Problem('The build failed: Gatsby says why above. Correct it and start again.')
}
