import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { removeUnpublished, restoreUnpublished } from './published'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'))
  mkdirSync(join(root, '.cache'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, content = '') => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const published = () => readdirSync(join(root, 'public')).sort()

/** The content of public/ when Gatsby has finished: pages and their files, and files that only Gatsby uses. */
function build(version: string): void {
  for (const file of ['en/index.html', '404.html', 'assets/form-island-ABC.js', '_headers', 'icons/app.png']) {
    write(`public/${file}`)
  }
  for (const file of ['webpack.stats.json', 'chunk-map.json', '~partytown/partytown.js', '_gatsby/data.json']) {
    write(`public/${file}`)
  }
  for (const file of ['app-0a1b2c.js', 'app-0a1b2c.js.map', 'webpack-runtime-3d4e5f.js']) write(`public/${file}`)
  write('public/page-data/en/page-data.json', version)
}

test('the files that only Gatsby uses are not published, and those of visitors are (R-SPEED-3)', () => {
  build('first')
  removeUnpublished(root)
  expect(published()).toEqual(['404.html', '_headers', 'assets', 'en', 'icons'])
})

test('the next build finds the data of pages where Gatsby expects it (R-SPEED-3)', () => {
  for (const version of ['first', 'second']) {
    build(version)
    removeUnpublished(root)
    expect(published()).not.toContain('page-data')
    restoreUnpublished(root)
    expect(readFileSync(join(root, 'public/page-data/en/page-data.json'), 'utf8')).toBe(version)
  }
})

test('given a build that stopped halfway, its new data win over the kept data', () => {
  build('first')
  removeUnpublished(root)
  build('second')
  restoreUnpublished(root)
  expect(readFileSync(join(root, 'public/page-data/en/page-data.json'), 'utf8')).toBe('second')
})

test('a first build has nothing to restore', () => {
  restoreUnpublished(root)
  expect(existsSync(join(root, 'public'))).toBe(false)
})
