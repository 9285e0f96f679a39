import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { terrain } from '../../data-model/terrains'
import { startTerrains, terrainsDrawn } from './write-terrains'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terrains-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const terrains = ['one', 'other'].map((page, index) => terrain.parse({ page, seed: index + 1, form: 'coast' }))

const api: object = {
  getNodesByType: () => terrains.map((one) => ({ terrain: one })),
  store: { getState: () => ({ program: { directory: folder } }) },
}
const isApi = (value: object): value is Parameters<typeof startTerrains>[0] => 'store' in value
const start = () => isApi(api) && startTerrains(api)

const drawn = () => readdirSync(join(folder, 'public/terrain'))

test('every terrain has its lines, its view and its heights when the build ends', async () => {
  start()
  await terrainsDrawn()
  expect(drawn().filter((name) => name.endsWith('.svg'))).toHaveLength(4)
  expect(drawn().filter((name) => name.endsWith('.json'))).toHaveLength(2)
})

test('a second build draws only what is not there', async () => {
  start()
  await terrainsDrawn()
  const [first = '', second = ''] = drawn().map((name) => join(folder, 'public/terrain', name))
  const { mtimeMs } = statSync(first)
  rmSync(second)
  start()
  await terrainsDrawn()
  expect(existsSync(second)).toBe(true)
  expect(statSync(first).mtimeMs).toBe(mtimeMs)
})

test('a terrain that cannot be written stops the build at its end', async () => {
  writeFileSync(join(folder, 'public'), 'no folder')
  start()
  await expect(terrainsDrawn()).rejects.toThrow('public')
})
