import { type Leaf, leavesOf } from '../../src/data-model/walk'
import { type PageFile, page } from '../../src/sections/page-model'

const known = new WeakMap<PageFile, readonly Leaf[]>()

/** Every leaf of a page. A dozen checks ask for them: a page is walked once. */
export function pageLeaves(content: PageFile): readonly Leaf[] {
  const leaves = known.get(content) ?? leavesOf(page, content)
  known.set(content, leaves)
  return leaves
}
