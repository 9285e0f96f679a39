/**
 * `node tools/run.mjs <command> [arguments]`: installs the packages if needed, then runs `main` of tools/<command>.ts. Runs
 * before any package is installed, so it begins with modules of Node alone.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
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

/** Whether this Node is of a range such as `^20.19.0 || >=24.0.0 <26`. The packages that know ranges are not there yet. */
function isSupported(range) {
  const numbers = (version) => version.split('.').map(Number)
  const [major, minor, patch] = numbers(process.versions.node)
  const isFrom = ([a, b = 0, c = 0]) => major > a || (major === a && (minor > b || (minor === b && patch >= c)))
  return range.split('||').some((part) =>
    part
      .trim()
      .split(' ')
      .every((limit) => {
        const version = numbers(limit.replace(/^\D+/, ''))
        if (limit.startsWith('<')) return !isFrom(version)
        return isFrom(version) && (limit.startsWith('>=') || major === version[0])
      }),
  )
}

const { node } = read('package.json').engines
if (!isSupported(node))
  stop(`This needs Node ${node}, and this is Node ${process.versions.node}. See https://nodejs.org.`)

/** Whether a package of package-lock.json is missing or has another version. Optional ones are for other systems. */
function isStale() {
  const wanted = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json')?.packages ?? {}
  return Object.entries(wanted).some(
    ([path, { version, optional, devOptional }]) =>
      path &&
      !optional &&
      !devOptional &&
      (installed[path]?.version !== version || !existsSync(`${root}${path}/package.json`)),
  )
}

/**
 * The first package that does not work, and why: a folder of another machine lacks the programs for this system, and
 * programs against viruses take them away. A process of its own asks, because Windows keeps files that are in use.
 */
function brokenPackage() {
  const packages = read('package-lock.json')?.packages ?? {}
  // A build needs no packages of development, and may run where they are left out.
  const natives = ['sharp', 'esbuild', ...(command === 'build' ? [] : ['@swc/core', 'workerd'])]
  const asked = natives.filter((name) => `node_modules/${name}` in packages)
  return spawnSync(process.execPath, [`${root}tools/support/broken-package.mjs`, ...asked], { encoding: 'utf8' }).stdout
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

function install() {
  const isLink = lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink()
  if (isLink) stop('node_modules is a link to the packages of another folder, and they are not the ones of this one.')
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

let broken = brokenPackage()
if (command !== 'build' && (isStale() || broken)) {
  install()
  broken = brokenPackage()
}
if (broken)
  stop(`A package does not work on this machine: ${broken}. Run npm ci. Does a program against viruses take it?`)

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
