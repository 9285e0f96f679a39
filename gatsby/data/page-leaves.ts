import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { type PageFile, page } from '../../src/sections/page-model'

/** Every leaf of a page. */
export const pageLeaves = (content: PageFile): Leaf[] => leavesOf(page, content)
