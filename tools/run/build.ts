import { Problem, say } from '../support/problem'
import { launch } from '../support/processes'
import { emptyStaleCache } from './stale-cache'

/** Gatsby's names of the long steps. They appear while Gatsby works; everything else only if it fails. */
const milestone = (line: string) => {
  const [, name, seconds] = /^success (Building .+?) - ([\d.]+) ?s/.exec(line) ?? []
  return name && `  ${name} (${seconds} s)`
}

/**
 * Makes the production build in public/, and prints its progress in short lines.
 * @throws Problem with the whole output of Gatsby, if the build fails
 */
export const buildSite = async (environment: NodeJS.ProcessEnv) => {
  emptyStaleCache()
  const output: string[] = []
  // Plain lines, also in a terminal, because this code reads them.
  const build = launch('gatsby', ['build'], {
    env: { ...environment, GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production' },
    onLine: (line) => {
      output.push(line)
      const short = milestone(line)
      if (short) say(short)
    },
  })
  if ((await build.done) !== 0) {
    process.stderr.write(`${output.join('\n')}\n`)
    throw new Problem('The build failed: Gatsby says why above. Correct it and start again.')
  }
  const editor = launch('tsx', ['editor/publish.ts'], { env: environment })
  if ((await editor.done) !== 0) throw new Problem('The editor was not published: the reason stands above.')
}
