import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { link } from '../../src/data-model/primitives'
import { type PageFile, page } from '../../src/sections/page-model'

/** Every leaf of a page. */
export const pageLeaves = (content: PageFile): Leaf[] => leavesOf(page, content)

/** Ids of the pages that a page leads to. */
export function targetsOf(content: PageFile): Set<string> {
  const targets = pageLeaves(content).flatMap(({ kind, value }) => {
    if (kind === 'link') return link.parse(value).page ?? []
    return kind === 'pageId' ? String(value) : []
  })
  return new Set(targets)
}
