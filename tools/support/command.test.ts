import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

import { inProject } from './project'

/** What a piece of code prints that uses our modules of tools/support. Jest itself cannot load their packages. */
function printed(code: string): string {
  const options = { cwd: inProject(), encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', code], options)
  return stdout + stderr
}

test.each([
  ['that nobody has installed', "'no-such-program', []", /^did not start: .*ENOENT/],
  ['that fails', "'node', ['-e', 'process.exit(3)']", /^ended with code 3: it says why above/],
  ['that the system ends', "'node', ['-e', 'process.kill(process.pid, 9)']", /^was ended from outside \(SIGKILL\)/],
  ['with blanks in an argument', "'node', ['-e', 'process.exit(process.argv[1] === `a b` ? 0 : 1)', 'a b']", /code 0/],
])(
  'given a program %s, the words say how it ended, and point to no others that do not exist',
  (_which, call, words) => {
    const code = `require('./tools/support/command').launch(${call}).ended.then(({ how }) => console.log(how))`
    expect(printed(code)).toMatch(words)
  },
)

const asked = (port: number) =>
  `require('./tools/support/ports').freePort('PORT', ${port}, 'npm start').catch(({ message }) => console.log(message))`

test('given a port that is in use, the message names another one', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(printed(asked(port))).toBe(
    `No server can listen on port ${port} of localhost (EADDRINUSE). Choose another: PORT=${port + 1} npm start\n`,
  )
  server.close()
})
