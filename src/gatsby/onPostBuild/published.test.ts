import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { htmlFiles, removeLeftovers } from './published'

/** R-SPEED-3 */
test('what Gatsby leaves for itself is taken out of the build, what visitors need stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  for (const name of ['en', '~partytown', '_gatsby', 'assets']) mkdirSync(join(folder, name))
  for (const name of [
    'en/index.html',
    '404.html',
    'webpack.stats.json',
    'chunk-map.json',
    'assets/app.js',
    '_headers',
  ]) {
    writeFileSync(join(folder, name), '')
  }
  removeLeftovers(folder)
  expect(readdirSync(folder).sort()).toEqual(['404.html', '_headers', 'assets', 'en'])
  expect(htmlFiles(folder).sort()).toEqual([join(folder, '404.html'), join(folder, 'en/index.html')])
  rmSync(folder, { recursive: true })
})
