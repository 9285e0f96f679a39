import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { readData } from '../validate/read-data'
import { manifestOptions } from './manifest'

const site = inventedSiteForEachTest()

test('a mistake in the data leaves the manifest a name: Gatsby refuses an empty one before the site can explain the mistake (R-SITE-6)', () => {
  site.write('data/offices.json', '{}')
  const { name, localize } = manifestOptions(site.root, readData(site.root).data?.site.name)
  for (const one of [name, ...localize.map((each) => each.name)]) expect(one).not.toBe('')
})
