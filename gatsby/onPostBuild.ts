import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'

import { iconPath } from '../src/theme/mark'
import { readData } from './data/read-data'
import { markLiveBuild } from './publish/mark-live-build'
import { redirectRules } from './publish/redirect-rules'
import { securityText } from './publish/security-text'
import { writeShareImages } from './publish/write-share-images'

/** Robots may read everything: a page that stays out of search says so itself, and is not in the site map. */
const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`

/** Writes the files beside the pages: redirects, robots.txt, security.txt, share images, favicon.ico. */
export async function onPostBuild({ store, graphql }: BuildArgs): Promise<void> {
  const { program, redirects } = store.getState()
  const folder = join(program.directory, 'public')
  writeFileSync(join(folder, '_redirects'), redirectRules(redirects))
  // Feed readers and crawlers ask for this name by themselves. Nobody trusts its ending: a PNG will do.
  copyFileSync(join(folder, iconPath(48)), join(folder, 'favicon.ico'))
  writeFileSync(join(folder, 'robots.txt'), robots(process.env.SITE_URL ?? ''))
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  const email = readData(program.directory).data?.site.email ?? ''
  writeFileSync(join(folder, '.well-known/security.txt'), securityText(email, new Date()))
  await writeShareImages(graphql, folder)
  markLiveBuild(program.directory, process.env)
}
