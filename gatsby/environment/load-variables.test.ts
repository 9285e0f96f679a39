import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadVariables } from './load-variables'

const folder = mkdtempSync(join(tmpdir(), 'variables-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('given .env.production, its variables count where the environment has none; without the file nothing changes', () => {
  process.env.TEST_OF_ENVIRONMENT = 'environment'
  loadVariables(folder, 'production')
  writeFileSync(
    join(folder, '.env.production'),
    '\uFEFFTEST_OF_FILE="https://host.example"\r\nTEST_OF_ENVIRONMENT=file',
  )
  loadVariables(folder, 'production')
  expect([process.env.TEST_OF_ENVIRONMENT, process.env.TEST_OF_FILE]).toEqual(['environment', 'https://host.example'])
})
