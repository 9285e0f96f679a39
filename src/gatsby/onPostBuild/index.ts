import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

import { writeShareImages } from '../share-images'
import { llmsQuery, llmsText } from './llms-text'
import { sharedPages, sharedPagesQuery } from './shared-pages'
import { writeHeaders } from './write-headers'
import { writeRedirects } from './write-redirects'
import { writeRobots } from './write-robots'

/** What stands beside the pages: redirects, headers, robots, share images. Redirects are pages, too, and come first. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, graphql, getNodesByType, cache, reporter }) => {
  const { program, redirects } = store.getState()
  const folder = join(program.directory, 'public')
  writeRedirects(folder, [...redirects])
  writeHeaders(folder, process.env)
  writeRobots(folder, process.env.SITE_URL ?? '')

  const { data, errors } = await graphql(sharedPagesQuery)
  if (errors) reporter.panic('The share images could not be made: their query failed.', errors)
  await writeShareImages(sharedPages(data, getNodesByType('Terrain')), folder, cache)

  const llms = await graphql(llmsQuery)
  if (llms.errors) reporter.panic('llms.txt could not be made: its query failed.', llms.errors)
  writeFileSync(join(folder, 'llms.txt'), llmsText(llms.data, process.env.SITE_URL ?? ''))
}
