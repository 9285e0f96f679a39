/**
 * `node tools/run.mjs <command> [arguments]`: installs the packages if needed, then runs `main` of tools/<command>.ts. Runs
 * before any package is installed, so it begins with modules of Node alone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = ''] = process.argv.splice(2, 1)

function stop(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

function read(file) {
  try {
    return existsSync(root + file) ? JSON.parse(readFileSync(root + file, 'utf8')) : undefined
  } catch {
    return stop(`${file} is no JSON. If git could not merge it, npm install does.`)
  }
}

// Globs, addresses, lists of folders and quoted strings of the build's tools read these letters as their own.
const [letter] = /[#%?*!()[\]{}'"`$:;]/.exec(root.replace(/^[a-z]:/i, '')) ?? []
if (letter) stop(`The folder ${root} has “${letter}” in its name, which breaks the build. Rename it, then start again.`)

const { node } = read('package.json').engines
const [major, minor] = process.versions.node.split('.').map(Number)
// The packages that know ranges are not there yet: this tells what is too old.
const versions = [...node.matchAll(/(\d+)\.(\d+)\.\d+/g)].map(([, ...numbers]) => numbers.map(Number))
const [leastMajor = 0, leastMinor = 0] = versions.find(([own]) => own >= major) ?? []
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  const wanted = versions.map(
    ([own, least], index) => `${own}.${least} or a later ${versions[index + 1] ? own : 'one'}`,
  )
  stop(`This is Node ${process.versions.node}, and the site needs ${wanted.join(', ')}. See https://nodejs.org.`)
}

/** Whether a package of package-lock.json is missing, has another version, or came with a folder of another system. */
function isStale() {
  const wanted = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json')?.packages ?? {}
  // Optional packages are programs for one system each. The first to run is esbuild's.
  const esbuild = `node_modules/@esbuild/${process.platform}-${process.arch}`
  return Object.entries(wanted).some(
    ([path, { version, optional, devOptional }]) =>
      path &&
      (path === esbuild || !(optional || devOptional)) &&
      (installed[path]?.version !== version || !existsSync(`${root}${path}/package.json`)),
  )
}

function install() {
  const isLink = lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink) stop('node_modules is a link to the packages of another folder, and they are not the ones of this one.')
  process.stdout.write('Installing the packages (only when they changed, one to three minutes)…\n')
  // NODE_ENV=production from outside must not leave out the tools.
  const { status, error } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) stop(`The packages could not be installed: npm did not start (${error.message}).`)
  if (status !== 0) stop('The packages could not be installed: npm says why above.')
}

// A build needs no packages of development, and may run where they are left out.
if (command !== 'build' && isStale()) install()

/** People end these by Ctrl-C. */
const servers = ['start', 'develop', 'serve', 'inbox', 'cms']

const require = createRequire(import.meta.url)
require('tsx/cjs')
const { runCommand } = require('./support/command.ts')
runCommand(() => require(`./${command}.ts`).main(), servers.includes(command) ? 0 : 130)
