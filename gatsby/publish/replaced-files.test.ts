import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { replacedFiles } from './replaced-files'

test('a file of static/ that the build replaces by its own is named, whatever its folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  const files = {
    'static/favicon.svg': 'mark',
    'public/favicon.svg': 'mark',
    'static/_redirects': '/sale /en 302',
    'public/_redirects': '/ /en 301',
    'static/.well-known/security.txt': 'Contact: me',
    'public/.well-known/security.txt': 'Contact: you',
    'static/._robots.txt': 'of a Mac',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  expect(replacedFiles(root).sort()).toEqual([join('.well-known', 'security.txt'), '_redirects'])
  rmSync(root, { recursive: true })
})
