import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { removeCompanions } from './companions'

test('what systems and editors of texts leave beside files is not published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'companions-'))
  mkdirSync(join(folder, '.well-known'))
  const own = ['.well-known/security.txt', '_redirects', 'favicon.svg']
  const left = ['.DS_Store', '._favicon.svg', '.well-known/._security.txt', 'Thumbs.db', 'favicon.svg~']
  for (const name of [...own, ...left]) writeFileSync(join(folder, name), '')
  removeCompanions(folder)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['.well-known', ...own])
  rmSync(folder, { recursive: true })
})
