/** `node tools/support/broken-package.mjs <package>…`: prints the first package that does not work, and why. */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** What a package does with the program that it has for this system. The others load it by themselves. */
const uses = {
  esbuild: (esbuild) => esbuild.transformSync(''),
  workerd: (workerd) => execFileSync(workerd.default, ['--version']),
}

for (const name of process.argv.slice(2))
  try {
    uses[name]?.(require(name)) ?? require(name)
  } catch (error) {
    process.stdout.write(`${name} (${error.message.trim().split('\n')[0]})`)
    break
  }
