import { inventedAgency } from '../../tests/jest/invented-site'
import { siteFile } from './site'

test.each([
  [true, 'BingSiteAuth.xml'],
  [true, '0123456789abcdef.txt'],
  [true, '.well-known/apple-app-site-association'],
  [true, 'ads.txt'],
  [false, 'google0123456789abcdef.html'],
  [false, 'pinterest-01234.HTM'],
  [false, '/BingSiteAuth.xml'],
  [false, '../package.json'],
  [false, 'static/'],
])('it is %s that another service may ask for %s', (may, name) => {
  expect(siteFile.safeParse({ ...inventedAgency, files: [name] }).success).toBe(may)
})
