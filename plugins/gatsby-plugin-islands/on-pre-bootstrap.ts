import type { GatsbyNode } from 'gatsby'

import { restoreUnpublished } from './published'

/** Before a build, puts the data of pages back where Gatsby expects it. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) =>
  restoreUnpublished(store.getState().program.directory)
