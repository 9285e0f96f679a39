/**
 * `node tools/run.mjs <command> [arguments]`: installs the packages if needed, then runs `main` of tools/<command>.ts. Runs
 * before any package is installed, so it begins with modules of Node alone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command] = process.argv.splice(2, 1)

function stop(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

const read = (file) => JSON.parse(readFileSync(root + file, 'utf8'))
const { node } = process.versions
const wanted = read('package.json').engines.node
const [oldest] = /[\d.]+/.exec(wanted)
if (node.localeCompare(oldest, 'en', { numeric: true }) < 0)
  stop(`This is Node ${node}, and the site needs ${wanted}. See https://nodejs.org.`)

/** Whether a package of package-lock.json is missing, or has another version. Optional ones are for one system each. */
function isStale() {
  if (!existsSync(`${root}node_modules/.package-lock.json`)) return true
  const installed = read('node_modules/.package-lock.json').packages
  return Object.entries(read('package-lock.json').packages).some(
    ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
  )
}

if (isStale()) {
  process.stdout.write('Installing the packages (only when they changed, one to three minutes)…\n')
  // NODE_ENV=production from outside must not leave out the tools.
  const { status } = spawnSync('npm ci --include=dev', { cwd: root, shell: true, stdio: 'inherit' })
  if (status !== 0) stop('The packages could not be installed: npm says why above.')
}

const require = createRequire(import.meta.url)
require('tsx/cjs')
try {
  await require(`./${command}.ts`).main()
} catch (error) {
  // What is written for people needs no stack: our own errors, and those of the programs that we start.
  stop(error.name === 'CommandError' ? error.message : (error.shortMessage ?? error.stack))
}
