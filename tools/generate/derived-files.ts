import { fonts } from './fonts'
import { iconSprite } from './icons'
import type { DerivedFile } from './is-stale'
import { marks } from './marks'
import { schemaFiles } from './schemas'

/** Every tracked file that is derived: from code and packages, so that no change of a figure or a text makes one stale. */
export const derivedFiles = (): DerivedFile[] => [
  ...[...schemaFiles()].map(([file, content]) => ({ file, make: () => content })),
  { file: 'src/components/icons.svg', make: iconSprite },
  ...fonts,
  ...marks,
]
