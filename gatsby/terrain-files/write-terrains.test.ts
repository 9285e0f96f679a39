import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { terrain } from '../../src/data-model/terrains'
import { writeTerrains } from './write-terrains'

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
const isApi = (value: object): value is Parameters<typeof writeTerrains>[0] => 'store' in value
const draw = () => isApi(api) && writeTerrains(api)

const drawn = () => readdirSync(join(folder, 'public/terrain'))

test('every terrain has its lines and its view', () => {
  draw()
  expect(drawn()).toHaveLength(4)
  expect(drawn().every((name) => name.endsWith('.svg'))).toBe(true)
})

test('a second build draws only missing files', () => {
  draw()
  const [first = '', second = ''] = drawn().map((name) => join(folder, 'public/terrain', name))
  const { mtimeMs } = statSync(first)
  rmSync(second)
  draw()
  expect(existsSync(second)).toBe(true)
  expect(statSync(first).mtimeMs).toBe(mtimeMs)
})

test('a terrain that cannot be written stops the build', () => {
  writeFileSync(join(folder, 'public'), 'no folder')
  expect(draw).toThrow('public')
})
