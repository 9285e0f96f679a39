import { z } from 'zod'
import { mapLeaves } from '../../src/data-model/leaves'
import { sectionIds } from '../../src/data-model/section-ids'
import { modelOf, type Section } from '../../src/sections/section'
import type { References } from './read-nodes'
import { resolveLeaf } from './resolve-leaf'

/** A section as GraphQL returns it. */
export type ResolvedSection = { __typename: string; anchor: string; page: unknown }

const fields = z.looseObject({})

/**
 * The sections of a page in the page's language, with figures, links and pages in place.
 * @param page the node of the page
 */
export function resolveSections(
  sections: readonly Section[],
  page: unknown,
  references: References,
): ResolvedSection[] {
  const ids = sectionIds(sections)
  return sections.map((section, index) => {
    const { own, graphqlType } = modelOf(section)
    const resolved = mapLeaves(own, section, (leaf) => resolveLeaf(leaf, references))
    return { ...fields.parse(resolved), __typename: graphqlType, anchor: ids[index] ?? '', page }
  })
}
