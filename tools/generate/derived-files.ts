import { printedSchema } from '../../src/gatsby/graphql/schema-text'
import { workflow } from '../automation/workflow'
import { claimsTable } from './claims-table'
import type { DerivedFile } from './derived-file'
import { environmentTable } from './environment-table'
import { figuresTable } from './figures-table'
import { fonts } from './fonts'
import { graphqlPage } from './graphql-page'
import { iconSheet } from './icons'
import { licenseReport } from './licenses'
import { nodeVersion } from './node-version'
import { pictures } from './pictures'
import { editorSettings, schemaFiles } from './schemas'

/** Every tracked file that is derived. */
export const derivedFiles = (): DerivedFile[] => [
  { file: '.nvmrc', make: nodeVersion },
  { file: '.vscode/settings.json', make: editorSettings },
  ...[...schemaFiles()].map(([file, content]) => ({ file, make: () => content })),
  { file: 'docs/automation/workflow.json', make: workflow },
  { file: 'docs/claims.md', make: claimsTable },
  { file: 'docs/environment.md', make: environmentTable },
  { file: 'docs/figures.md', make: figuresTable },
  { file: 'docs/graphql.md', make: graphqlPage },
  { file: 'docs/licenses.md', make: licenseReport },
  { file: 'docs/schema.graphql', make: printedSchema },
  { file: 'src/components/icons.svg', make: iconSheet },
  ...fonts,
  ...pictures,
]
