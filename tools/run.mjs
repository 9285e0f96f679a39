/**
 * `node tools/run.mjs <command> [arguments]`: installs the packages if needed, then runs `main` of tools/<command>.ts. Runs
 * before any package is installed, so it begins with modules of Node alone.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = ''] = process.argv.splice(2, 1)

const read = (file) => (existsSync(root + file) ? JSON.parse(readFileSync(root + file, 'utf8')) : undefined)

function stop(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

// Globs, addresses, lists of folders and quoted strings of the build's tools read these letters as their own.
const [letter] = /[#%?*!()[\]{}'"`$:;]/.exec(root.replace(/^[a-z]:/i, '')) ?? []
if (letter) stop(`The folder ${root} has “${letter}” in its name, which breaks the build. Rename it, then start again.`)

const oldest = read('package.json').engines.node.replace('>=', '')
const [major, minor] = process.versions.node.split('.').map(Number)
const [oldestMajor, oldestMinor] = oldest.split('.').map(Number)
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  stop(`This needs Node ${oldest} or later, and this is Node ${process.versions.node}. See https://nodejs.org.`)
}

/** Whether a package of package-lock.json is missing or has another version. Optional ones are for other systems. */
function isStale() {
  const wanted = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json')?.packages ?? {}
  return Object.entries(wanted).some(
    ([path, { version, optional, devOptional }]) =>
      path && !optional && !devOptional && installed[path]?.version !== version,
  )
}

/** npm keeps packages in a folder of the user. A container may have no such folder: then they stay in the project. */
function packagesFolder() {
  const { npm_config_cache: folder = `${root}.cache/npm` } = process.env
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return `${root}.cache/npm`
  }
}

// A build needs no packages of development, and may run where they are left out.
if (command !== 'build' && isStale()) {
  process.stdout.write('Installing the packages (only when they changed, one to three minutes)…\n')
  // NODE_ENV=production from outside must not leave out the tools.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    env: { ...process.env, npm_config_cache: packagesFolder() },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) stop(`The packages could not be installed: npm did not start (${error.message}).`)
  if (status !== 0) stop('The packages could not be installed: npm says why above.')
}

/** People end these by Ctrl-C. */
const servers = ['start', 'develop', 'serve', 'inbox', 'cms']

const require = createRequire(import.meta.url)
require('tsx/cjs')
const { runCommand } = require('./support/command.ts')
const { begin } = require('./support/running.ts')
const main = async () => {
  begin(command)
  await require(`./${command}.ts`).main()
}
runCommand(main, servers.includes(command) ? 0 : 130)
