import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../jest/project'

test('security.txt has the fields of RFC 9116, and expires within a year (R-TRUST-1)', () => {
  const text = readFileSync(join(root, 'static/.well-known/security.txt'), 'utf8')
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const inOneYear = new Date()
  inOneYear.setFullYear(inOneYear.getFullYear() + 1)
  expect(new Date(expires).getTime()).toBeLessThan(inOneYear.getTime())
})
