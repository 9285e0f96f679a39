// Runs before any package is installed, so it uses only modules of Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compares two versions part by part: negative if the first is older. */
const compare = (one, other) => {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** In the form of package.json: ">=20.19". */
const oldestNode = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '')

const stop = (message) => {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

const installIsNeeded = () => {
  // npm writes this file at the end of an installation. Without it, the installation was never finished.
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return true
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs
}

const runNpm = (args) => {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const npm = process.env.npm_execpath
  // `npm start` passes the path of its own npm. On Windows, only a shell finds npm by its name.
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

const installIfNeeded = () => {
  if (!installIsNeeded()) return
  process.stdout.write('Installing the packages (only when they changed, about a minute)…\n')
  // The tools are development dependencies, so NODE_ENV=production from outside must not leave them out.
  const { status, signal } = runNpm(['ci', '--include=dev'])
  if (signal) process.exit(130)
  if (status !== 0) stop('The packages could not be installed. npm says why above; check the network, then try again.')
}

/** npm starts a shell, and a shell that ends does not tell its child. A new parent process is the only sign. */
const whenParentIsGone = (end) => {
  const parent = process.ppid
  const watch = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }
  const timer = setInterval(watch, 500).unref()
}

/**
 * Installs the packages if they are missing or older than package-lock.json, then runs a TypeScript tool.
 * @param {string} file path of the tool from the root of the project
 */
export const runTool = (file) => {
  if (compare(process.versions.node, oldestNode) < 0) {
    stop(`This needs Node ${oldestNode} or later, and this is Node ${process.versions.node}. See https://nodejs.org.`)
  }
  installIfNeeded()
  const tool = spawn(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  // The tool ends the processes that it started, so it decides when to end. This process passes the signal on and
  // waits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tool.kill(signal))
  whenParentIsGone(() => tool.kill('SIGTERM'))
  tool.on('exit', (code) => process.exit(code ?? 1))
}
