import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { type FontRole, fonts, letters } from '../../src/theme/fonts'
import { inProject } from '../support/project'

const filesOf = (role: FontRole) => {
  const { name, weights, features } = fonts[role]
  const source = (file: string) => readFile(inProject(`node_modules/@fontsource-variable/${name}/${file}`))
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
