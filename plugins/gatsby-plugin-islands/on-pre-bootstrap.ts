import type { GatsbyNode } from 'gatsby'

import { restoreUnpublished } from './published'

/** Before a build: the data of pages is where Gatsby looks for it. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ store }) =>
  restoreUnpublished(store.getState().program.directory)
