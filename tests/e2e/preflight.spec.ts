import { checkFiles } from '../../tools/preflight/files'
import { siteOrigin } from './support/origins'
import { routes, siteDirectory } from './support/site'
import { expect, test } from './support/test'

test('preflight reads the pages and scripts of a build where it is served, and finds them right (R-TRUST-1, R-SITE-5)', async () => {
  expect(await checkFiles(siteOrigin, siteDirectory, routes)).toEqual([])
})
