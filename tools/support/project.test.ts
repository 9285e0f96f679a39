import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { remove } from './project'

/** Writes into a folder for a quarter of a second, as a virus scanner or a synced folder holds files for a moment. */
const writer = (folder: string) => `
const { existsSync, mkdirSync, writeFileSync } = require('node:fs')
let end = Infinity
for (let file = 0; Date.now() < end; file = (file + 1) % 200) {
  try {
    existsSync('${folder}/a') || mkdirSync('${folder}/a')
    writeFileSync('${folder}/a/' + file, '')
    if (file < 199 || end < Infinity) continue
    end = Date.now() + 250
    process.stdout.write('.')
  } catch {}
}`

test('given a program that still has a hand in a folder, the folder goes once that ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remove-')).replaceAll('\\', '/')
  const child = spawn(process.execPath, ['-e', writer(folder)])
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  await remove(folder)
  await ended
  expect(existsSync(folder)).toBe(false)
})
