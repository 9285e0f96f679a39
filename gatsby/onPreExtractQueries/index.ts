import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

import { pageSectionsFragment } from './page-sections-fragment'

/** Gatsby reads the fragments of this folder together with those of `src/`. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ store }) => {
  const folder = join(store.getState().program.directory, '.cache/fragments')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page-sections.js'), pageSectionsFragment())
}
