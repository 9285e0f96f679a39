import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { removeFormerDrawings } from './remove-former-drawings'

test('given drawings and terrains of a former build, those that no page shows are removed (R-SPEED-3)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zagara-drawings-'))
  for (const name of ['drawing', 'terrain', 'en/contact']) mkdirSync(join(folder, name), { recursive: true })
  for (const file of ['drawing/a.svg', 'drawing/b.svg', 'terrain/home-1.svg', 'terrain/home-2.svg'])
    writeFileSync(join(folder, file), '<svg/>')
  writeFileSync(
    join(folder, 'en/contact/index.html'),
    '<use href="/drawing/b.svg#land"/><use href="/terrain/home-2.svg#t"/>',
  )
  removeFormerDrawings(folder)
  expect(readdirSync(join(folder, 'drawing'))).toEqual(['b.svg'])
  expect(readdirSync(join(folder, 'terrain'))).toEqual(['home-2.svg'])
  rmSync(folder, { recursive: true })
})
