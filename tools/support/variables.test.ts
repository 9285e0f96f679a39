import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CommandError } from './terminal'
import { loadVariables } from './variables'

const folder = mkdtempSync(join(tmpdir(), 'variables-'))
const file = join(folder, '.env.production')
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => jest.replaceProperty(process, 'env', {}))

test('given .env.production, its variables count where the environment has none; without the file nothing changes', () => {
  process.env.TEST_OF_ENVIRONMENT = 'environment'
  loadVariables(folder)
  writeFileSync(file, '\uFEFFTEST_OF_FILE="https://host.example"\r\nTEST_OF_ENVIRONMENT=file')
  loadVariables(folder)
  expect([process.env.TEST_OF_ENVIRONMENT, process.env.TEST_OF_FILE]).toEqual(['environment', 'https://host.example'])
})

test('given an empty variable, as CI services set it for a missing secret, that of the file counts', () => {
  process.env.TEST_OF_FILE = ''
  writeFileSync(file, 'TEST_OF_FILE=file')
  loadVariables(folder)
  expect(process.env.TEST_OF_FILE).toBe('file')
})

test.each([
  ['no quotes, and a comment', 'TEST_OF_FILE=https://a.example/b # live'],
  ['a comment with quotes', 'TEST_OF_FILE="https://a.example/b" # or "https://c.example"'],
  ['the word of a shell before it', "# live\n\nexport TEST_OF_FILE = 'https://a.example/b'"],
])('given a line of .env.production with %s, its value is read', (_what, content) => {
  writeFileSync(file, content)
  loadVariables(folder)
  expect(process.env.TEST_OF_FILE).toBe('https://a.example/b')
})

/** What a call throws, which a terminal shows without a stack. */
function refusal(): string {
  try {
    loadVariables(folder)
  } catch (error) {
    if (error instanceof CommandError) return error.message
  }
  return ''
}

test.each([
  ['UTF-16 with its mark, as PowerShell writes it', Buffer.from('\uFEFFSITE_URL=x', 'utf16le'), /is saved as UTF-16/],
  ['UTF-16', Buffer.from('SITE_URL=x', 'utf16le'), /is saved as UTF-16/],
  ['another encoding', Buffer.from('SITE_URL=x # così', 'latin1'), /is not saved as UTF-8/],
])('given .env.production in %s, one sentence names it, its encoding and the remedy', (_encoding, content, message) => {
  writeFileSync(file, content)
  expect(refusal()).toMatch(message)
  expect(refusal()).toMatch(/^\S+\.env\.production .+Save it again as UTF-8.+$/)
})

test.each([
  ['a quote that nothing closes, which would swallow the next line', 'OTHER="https://a.example\nTEST_OF_FILE="x"'],
  ['the quote of another kind at its end', `OTHER="https://a.example'\nTEST_OF_FILE=x`],
  ['letters after the closing quote', 'OTHER="https://a.example"/b\nTEST_OF_FILE=x'],
  ['a # in a value without quotes, where Node would begin a comment', 'OTHER=a#b\nTEST_OF_FILE=x'],
  ['a colon', 'OTHER: https://a.example\nTEST_OF_FILE=x'],
  ['the sign of PowerShell', '$env:OTHER="https://a.example"\nTEST_OF_FILE=x'],
  ['the word of Windows', 'set OTHER=https://a.example\nTEST_OF_FILE=x'],
])('given a line of .env.production with %s, one sentence names the line', (_what, content) => {
  writeFileSync(file, `# live\n${content}`)
  expect(refusal()).toMatch(/^\S+\.env\.production:2 .+$/)
})
