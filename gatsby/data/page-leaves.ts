import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { link } from '../../src/data-model/primitives'
import { type PageFile, page } from '../../src/sections/page-model'

const known = new WeakMap<PageFile, readonly Leaf[]>()

/** Every leaf of a page. A dozen checks ask for them: the leaves of a page are collected once. */
export function pageLeaves(content: PageFile): readonly Leaf[] {
  const leaves = known.get(content) ?? leavesOf(page, content)
  known.set(content, leaves)
  return leaves
}

/** Ids of the pages that a page leads to. */
export function targetsOf(content: PageFile): Set<string> {
  const targets = pageLeaves(content).flatMap(({ kind, value }) => {
    if (kind === 'link') return link.parse(value).page ?? []
    return kind === 'pageId' ? String(value) : []
  })
  return new Set(targets)
}
