import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { type FontRole, fonts, letters } from '../../src/theme/fonts'
import { inProject } from '../support/project'
import { CommandError } from '../support/terminal'

const filesOf = (role: FontRole) => {
  const { name, weights, features } = fonts[role]
  const packageName = `@fontsource-variable/${name}`
  const source = (file: string) =>
    readFile(inProject(`node_modules/${packageName}/${file}`)).catch(() => {
      throw new CommandError(
        `src/theme/fonts.ts, ${role}: ${packageName} has no ${file}. Install it by npm install --save-exact ${packageName}, or correct the name.`,
      )
    })
  return [
    {
      file: `src/theme/fonts/${role}.woff2`,
      make: async () =>
        subsetFont(await source(`files/${name}-latin-wght-normal.woff2`), letters, {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
          keepFeatures: [...features],
        }),
    },
    { file: `src/theme/fonts/LICENSE-${role}`, make: () => source('LICENSE') },
  ]
}

/** The two fonts, cut down to the characters, weights and features that the site uses, and their licences. */
export const fontFiles = [...filesOf('heading'), ...filesOf('text')]
