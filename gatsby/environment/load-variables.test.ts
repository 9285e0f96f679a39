import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { loadVariables } from './load-variables'

const folder = mkdtempSync(join(tmpdir(), 'variables-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => jest.replaceProperty(process, 'env', {}))

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

test('given an empty variable, as CI services set it for a missing secret, that of the file counts', () => {
  process.env.TEST_OF_FILE = ''
  writeFileSync(join(folder, '.env.production'), 'TEST_OF_FILE=file')
  loadVariables(folder, 'production')
  expect(process.env.TEST_OF_FILE).toBe('file')
})

test.each([
  ['UTF-16 with its mark, as PowerShell writes it', Buffer.from('\uFEFFSITE_URL=x', 'utf16le'), /is saved as UTF-16/],
  ['UTF-16', Buffer.from('SITE_URL=x', 'utf16le'), /is saved as UTF-16/],
  ['another encoding', Buffer.from('SITE_URL=x # così', 'latin1'), /is not saved as UTF-8/],
])('given .env.production in %s, it is named with its encoding and the remedy', (_encoding, content, message) => {
  writeFileSync(join(folder, '.env.production'), content)
  expect(() => loadVariables(folder, 'production')).toThrow(message)
  expect(() => loadVariables(folder, 'production')).toThrow(/\.env\.production.+Save it again as UTF-8/)
})
