import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

import { writeHeaders } from './write-headers'
import { writeRedirects } from './write-redirects'
import { writeRobots } from './write-robots'

/** What the host reads beside the pages: redirects, headers, robots. Redirects come first: they are pages, too. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) => {
  const folder = join(store.getState().program.directory, 'public')
  const redirects = [...store.getState().redirects]
  writeRedirects(folder, redirects)
  writeHeaders(folder, process.env)
  writeRobots(folder, process.env.SITE_URL ?? '')
}
