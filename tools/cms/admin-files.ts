import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { build } from 'esbuild'

import { inProject } from '../support/project'

/** The CMS as its package ships it: one script and what that loads on demand. */
export const cmsFolder = () => dirname(createRequire(inProject('package.json')).resolve('decap-cms'))

/** Our own part of the editor, for a browser. */
export const bundleAdmin = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [inProject('src/cms/admin/admin.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('')
}
