import { existsSync, readFileSync } from 'node:fs'
import { xSync } from 'tinyexec'

import { say } from './problem'

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const isRoot = () => process.getuid?.() === 0

/** Whether this process may become root without a password, as on the machines of GitHub's workflows. */
const hasFreeSudo = () => {
  try {
    return xSync('sudo', ['-n', 'true']).exitCode === 0
  } catch {
    return false
  }
}

/** Only the machine of a workflow becomes root by itself. On their own machines, people decide about packages. */
const mayInstall = () => isDebian() && (isRoot() || (Boolean(process.env.CI) && hasFreeSudo()))

/** Shows the output of apt, so that the reason of a failure is visible. */
const apt = (args: string[]) => {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
  const [program = '', ...rest] = isRoot() ? command : ['sudo', '-n', ...command]
  return xSync(program, rest, { nodeOptions: { stdio: ['ignore', 'inherit', 'inherit'] } }).exitCode === 0
}

/** Installs the named packages of the system. Returns false if this machine cannot, or if apt fails and says why. */
export const installPackages = (names: readonly string[]): boolean => {
  if (!mayInstall()) return false
  say(`Installing ${names.join(', ')} with the system's packages…`)
  return apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...names])
}
