import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/** The CMS takes what went wrong away after eight seconds, and has no setting for it: it stays until it is closed. */
const patient = (script: string) => script.replaceAll('dismissAfter:8e3', 'dismissAfter:!1')

/** The CMS as its package ships it: one script and what that loads on demand, by their names. */
export function cmsScripts(root: string): Map<string, () => string> {
  const folder = dirname(createRequire(join(root, 'package.json')).resolve('decap-cms'))
  const names = readdirSync(folder).filter((name) => /^(\d+\.)?decap-cms\.js$/.test(name))
  return new Map(
    names.map((name) => [
      name,
      () => {
        const script = readFileSync(join(folder, name), 'utf8')
        return name === 'decap-cms.js' ? patient(script) : script
      },
    ]),
  )
}

/** Our own part of the editor, for a browser. */
export async function bundleAdmin(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'editor/admin/admin.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('')
}
