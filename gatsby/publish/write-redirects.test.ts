import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { writeRedirects } from './write-redirects'

test('the host compares a path as browsers ask for it (R-REDIRECT-4)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
  const from = ['/contatti.html', '/Chi siamo', '/perché/']
  writeRedirects(
    folder,
    from.map((fromPath) => ({ fromPath, toPath: '/it/contatti' })),
  )
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(
    '/contatti.html /it/contatti 301\n/Chi%20siamo /it/contatti 301\n/perch%C3%A9/ /it/contatti 301\n',
  )
  rmSync(folder, { recursive: true })
})
