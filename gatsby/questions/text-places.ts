import { figuresIn } from '../../src/data-model/figure-references'
import { sectionIds } from '../../src/data-model/section-ids'
import { type Leaf, leavesOf } from '../../src/data-model/walk'
import { type PageFile, page } from '../../src/sections/page-model'
import { fieldPath } from '../validate/problem'

/** One value of a page's data and its place. `section` is an anchor; null for the search texts. */
export type Place = { section: string | null; kind: string | null; field: string; leaf: Leaf }

/** Every value of a page's data, in its order. */
export function placesIn(content: PageFile): Place[] {
  const anchors = sectionIds(content.sections)
  return leavesOf(page, content).map((leaf) => {
    const [part, index] = leaf.steps
    const isSection = part === 'sections'
    return {
      section: isSection ? (anchors[Number(index)] ?? null) : null,
      kind: isSection ? (content.sections[Number(index)]?.type ?? null) : null,
      field: fieldPath(leaf.steps),
      leaf,
    }
  })
}

/** The places of a page that show a figure: by itself, or inside a sentence. */
export function placesOfFigure(id: string, content: PageFile): Place[] {
  return placesIn(content).filter(({ leaf }) => figuresIn(leaf).includes(id))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a word of a text begins with the words in question. Capitals and accents make no difference.
 * @example mentions('L’ordine è partito', 'ordin') // true
 */
export function mentions(text: string, word: string): boolean {
  const wanted = plain(word.trim())
  if (wanted === '') return false
  const [copy, begins] = [plain(text), /[\p{L}\p{N}]/u]
  for (let at = copy.indexOf(wanted); at >= 0; at = copy.indexOf(wanted, at + 1)) {
    if (!begins.test(copy.charAt(at - 1))) return true
  }
  return false
}
