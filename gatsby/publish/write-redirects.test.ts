import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { writeRedirects } from './write-redirects'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'))
  for (const part of ['assets', 'it/contatti']) mkdirSync(join(folder, part), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const lead = (...from: string[]) =>
  writeRedirects(
    folder,
    from.map((fromPath) => ({ fromPath, toPath: '/it/contatti' })),
  )

test('the host compares a path as browsers ask for it; a host without rules has a page for each (R-REDIRECT-5)', () => {
  lead('/contatti.html', '/Chi siamo', '/perché', '/perché/')
  expect(read('_redirects')).toBe(
    [
      '/contatti.html /it/contatti 301',
      '/Chi%20siamo /it/contatti 301',
      '/perch%C3%A9 /it/contatti 301',
      '/perch%C3%A9/ /it/contatti 301',
      '',
    ].join('\n'),
  )
  for (const path of ['contatti.html', 'Chi siamo', 'perché'])
    expect(read(`${path}/index.html`)).toContain('url=/it/contatti')
})

test('an old path in capitals takes no page’s place on a disk that knows none (R-REDIRECT-5)', () => {
  writeFileSync(join(folder, 'it/contatti/index.html'), 'the page')
  lead('/IT/Contatti')
  expect(() => read('IT/Contatti/index.html')).toThrow('ENOENT')
  expect(read('_redirects')).toContain('/IT/Contatti ')
})

test('a redirect that would hide a file of the site stops the build (R-REDIRECT-5)', () => {
  writeFileSync(join(folder, 'robots.txt'), '')
  expect(() => lead('/robots.txt')).toThrow('"/robots.txt" is a file of the site')
})
