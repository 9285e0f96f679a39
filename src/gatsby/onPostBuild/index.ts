import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'

import { isEditorWanted } from '../../environment/wrong-variables'
import { writeShareImages } from '../share-images'
import { bundleBrowserCode } from './browser-code'
import { foreignOrigins } from './foreign-origins'
import { llmsQuery, llmsText } from './llms-text'
import { removeUnpublished } from './published'
import { sealPages } from './seal-pages'
import { sharedPages, sharedPagesQuery } from './shared-pages'
import { writeHeaders } from './write-headers'
import { writeRedirects } from './write-redirects'
import { writeRobots } from './write-robots'
import { writeSecurityText } from './write-security-text'

/** Finishes the pages (start script, content policy) and writes what stands beside them: redirects, headers, robots, share images. */
export async function finishPages({ store, graphql, getNodesByType, cache, reporter }: BuildArgs): Promise<void> {
  const { program, redirects } = store.getState()
  const folder = join(program.directory, 'public')
  const origin = process.env.SITE_URL ?? ''
  const start = await bundleBrowserCode(program.directory, process.env)
  sealPages(folder, start, foreignOrigins(program.directory, process.env))
  removeUnpublished(program.directory)
  writeRedirects(folder, [...redirects])
  writeHeaders(folder, origin, { withAdmin: isEditorWanted(process.env) })
  writeRobots(folder, origin)
  writeSecurityText(folder, origin, getNodesByType('Agency')[0])

  const { data, errors } = await graphql(sharedPagesQuery)
  if (errors) reporter.panic('The share images could not be made: their query failed.', errors)
  await writeShareImages(sharedPages(data), folder, cache)

  const llms = await graphql(llmsQuery)
  if (llms.errors) reporter.panic('llms.txt could not be made: its query failed.', llms.errors)
  writeFileSync(join(folder, 'llms.txt'), llmsText(llms.data, origin))
}
