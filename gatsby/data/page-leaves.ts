import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { type PageFile, page } from '../../src/sections/page-model'

/** Every leaf of a page. */
export const pageLeaves = (content: PageFile): Leaf[] => leavesOf(page, content)

/** Ids of the pages that a page leads to. */
export const targetsOf = (content: PageFile): Set<string> =>
  new Set(pageLeaves(content).flatMap(({ kind, value }) => (kind === 'pageId' ? String(value) : [])))
