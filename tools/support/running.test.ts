import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { begin } from './running'

let root = ''
const file = (pid: number) => join(root, '.running', String(pid))

/** Another command, which has begun now. */
const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
const otherPid = Number(other.pid)
const since = new Date()
const time = since.toLocaleTimeString('en-GB', { timeStyle: 'short' })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'running-'))
  mkdirSync(join(root, '.running'))
})
afterEach(() => rmSync(root, { recursive: true }))
afterAll(() => other.kill())

function leave(pid: number, command: string, begun = since) {
  writeFileSync(file(pid), command)
  utimesSync(file(pid), begun, begun)
}

const env = () => jest.replaceProperty(process, 'env', {})

test.each(['build', 'cms', 'deploy', 'develop', 'start', 'test'])(
  'npm run %s does not begin while another command uses what it would delete, and names that command (R-SITE-8)',
  (command) => {
    env()
    leave(otherPid, 'npm run develop')
    expect(() => begin(command, root)).toThrow(
      new RegExp(`^npm run develop uses \\.cache and public since ${time}, and npm run ${command} would empty them`),
    )
    expect(() => begin(command, root)).toThrow(`.running/${otherPid}`)
  },
)

test.each(['serve', 'inbox', 'validate'])('npm run %s deletes nothing, so it begins (R-SITE-8)', (command) => {
  env()
  leave(otherPid, 'npm run develop')
  begin(command, root)
})

test('a command that was ended by force, or before the machine started, stands in nobody’s way (R-SITE-8)', () => {
  env()
  leave(2 ** 22 + 1, 'npm run start')
  leave(otherPid, 'npm run start', new Date('2001-01-01'))
  writeFileSync(join(root, '.running', '.DS_Store'), '')
  begin('build', root)
  expect(readdirSync(join(root, '.running'))).toEqual([String(process.pid)])
})

test('a command that was ended by force in a container, where the next one has its number, does not keep that one out (R-SITE-8)', () => {
  env()
  leave(process.pid, 'npm run start')
  begin('build', root)
  expect(readFileSync(file(process.pid), 'utf8')).toBe('npm run build')
})

test('what a command starts, for example the build of npm test, may go on (R-SITE-8)', () => {
  jest.replaceProperty(process, 'env', { PART_OF: String(otherPid) })
  leave(otherPid, 'npm run test')
  begin('build', root)
  expect(existsSync(file(process.pid))).toBe(true)
})
