import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { startPlainHost } from '../../tests/e2e/support/plain-host'
import { keepFormerFiles } from './former-files'

const root = mkdtempSync(join(tmpdir(), 'former-files-'))
afterAll(() => rmSync(root, { recursive: true }))

function build(name: string, files: Record<string, string>): string {
  const folder = join(root, name)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return folder
}
const has = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

test('a page of build A finds its files after builds B and C, and not for ever (R-SPEED-2)', async () => {
  const a = build('a', { 'assets/dialog-1.js': 'dialog of A', 'assets/shared-1.js': 'shared', 'en/index.html': 'A' })
  const b = build('b', { 'assets/dialog-2.js': 'dialog of B', 'assets/shared-1.js': 'shared', 'en/index.html': 'B' })
  const c = build('c', { 'assets/dialog-3.js': 'dialog of C', 'en/index.html': 'C' })
  const d = build('d', { 'assets/dialog-4.js': 'dialog of D', 'en/index.html': 'D' })

  const empty = await startPlainHost(root)
  expect(await keepFormerFiles(a, empty.origin, new Date('2026-11-01'))).toEqual([])
  empty.close()

  const live = await startPlainHost(a)
  expect(await keepFormerFiles(b, live.origin, new Date('2026-11-10'))).toEqual(['/assets/dialog-1.js'])
  live.close()
  expect(has(b, 'assets/dialog-1.js')).toBe('dialog of A')
  expect(has(b, 'en/index.html')).toBe('B')

  const next = await startPlainHost(b)
  expect(await keepFormerFiles(c, next.origin, new Date('2026-11-20'))).toEqual([
    '/assets/dialog-2.js',
    '/assets/shared-1.js',
    '/assets/dialog-1.js',
  ])
  next.close()

  const last = await startPlainHost(c)
  const kept = await keepFormerFiles(d, last.origin, new Date('2026-12-05'))
  expect(kept).toContain('/assets/dialog-3.js')
  expect(kept).not.toContain('/assets/dialog-1.js')
  last.close()
})

test('a list with paths outside the assets is refused', async () => {
  const wrong = await startPlainHost(build('wrong', { 'kept-files.json': '{"/en/index.html": "2030-01-01"}' }))
  const e = build('e', { 'assets/dialog-5.js': 'dialog of E' })
  await expect(keepFormerFiles(e, wrong.origin)).rejects.toThrow('/en/index.html')
  wrong.close()
})
