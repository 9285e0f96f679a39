import { z } from 'zod'

import { sectionIds } from '../../src/data-model/section-ids'
import { mapLeaves } from '../../src/data-model/walk'
import { modelOf, type Section } from '../../src/sections/section'
import { type PageReferences, resolveLeaf } from './resolve-leaf'

/** A section as GraphQL returns it. */
export type ResolvedSection = { __typename: string; anchor: string }

const fields = z.looseObject({})

/** The sections of a page: built, in the page's language, with figures, links and pages in place. */
export function resolveSections(sections: readonly Section[], references: PageReferences): ResolvedSection[] {
  const ids = sectionIds(sections)
  return sections.map((section, index) => {
    const model = modelOf(section)
    const resolved = mapLeaves(model.built, model.build(section, references), (leaf) => resolveLeaf(leaf, references))
    return { ...fields.parse(resolved), __typename: model.typeName, anchor: ids[index] ?? '' }
  })
}
