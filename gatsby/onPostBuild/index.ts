import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'

import { runQuery } from '../run-query'
import { writeShareImages } from '../share-images'
import { llmsQuery, llmsText } from './llms-text'
import { sharedPages, sharedPagesQuery } from './shared-pages'
import { writeRedirects } from './write-redirects'
import { writeRobots } from './write-robots'
import { writeSecurityText } from './write-security-text'

/** Writes the files beside the pages: redirects, robots.txt, llms.txt, share images. */
export async function onPostBuild({ store, graphql, getNodesByType, reporter }: BuildArgs): Promise<void> {
  const { program, redirects } = store.getState()
  const folder = join(program.directory, 'public')
  const origin = process.env.SITE_URL ?? ''
  writeRedirects(folder, [...redirects])
  writeRobots(folder, origin)
  writeSecurityText(folder, origin, getNodesByType('Agency')[0])

  const shared = await runQuery<Queries.SharedPagesQuery>({ graphql, reporter }, sharedPagesQuery)
  await writeShareImages(sharedPages(shared), folder)

  const llms = await runQuery<Queries.LlmsTextQuery>({ graphql, reporter }, llmsQuery)
  writeFileSync(join(folder, 'llms.txt'), llmsText(llms, origin))
}
