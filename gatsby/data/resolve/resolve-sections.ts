import { z } from 'zod'

import { resolveReferences, setCopy, wordFigure } from '../../../src/data-model/figure-references'
import { bareNumber } from '../../../src/data-model/figures'
import { type Leaf, mapLeaves } from '../../../src/data-model/leaves'
import { darkTwin } from '../../../src/data-model/primitives'
import { sectionIds } from '../../../src/data-model/section-ids'
import type { ValueKind } from '../../../src/data-model/value-kinds'
import { modelOf, type Section } from '../../../src/sections/section'
import type { References } from './read-nodes'

type Resolve = (leaf: Leaf, references: References) => unknown

const copy: Resolve = ({ value }, { figures, language }) => setCopy(String(value), figures, language)

const shownFigure: Resolve = ({ value }, { figures, language }) => {
  const id = String(value)
  const figure = figures.get(id)
  return { id, ...wordFigure(id, figures, language), ...(figure && bareNumber(figure)) }
}

/** The label of a link with the figures in place, and its target as in the data. */
const linkLabel = z.looseObject({ label: z.string() })
const linkTarget = z.object({ page: z.string(), anchor: z.string(), interest: z.string(), url: z.string() }).partial()

const action: Resolve = ({ value, parts }, { paths }) => {
  const { page, anchor, interest, url } = linkTarget.parse(value)
  const path = page === undefined ? '' : (paths.get(page) ?? '')
  const search = interest === undefined ? '' : `?interest=${interest}`
  const hash = anchor === undefined ? '' : `#${anchor}`
  return { ...linkLabel.parse(parts), href: url ?? `${path}${search}${hash}` }
}

/** Makes the value of a kind; other values stay as they are. `gatsby/data/schema/value-types.ts` has the GraphQL type. */
const byKind: Partial<Record<ValueKind, Resolve>> = {
  text: copy,
  prose: copy,
  value: ({ value }, { figures, language }) => resolveReferences(String(value), figures, language),
  figureId: shownFigure,
  link: action,
  fileName: ({ value }) => ({ light: `images/${value}`, dark: `images/${darkTwin(String(value))}` }),
  actionId: ({ value }, { actions }) => ({ id: value, target: actions[String(value)] ?? null }),
}

/** The value of a leaf as GraphQL returns it. */
export function resolveLeaf(leaf: Leaf, references: References): unknown {
  const resolve = leaf.kind && byKind[leaf.kind]
  return resolve ? resolve(leaf, references) : leaf.value
}

const fields = z.looseObject({})

/**
 * The sections of a page in the page's language, with figures and links in place.
 * @param page the node of the page
 */
export function resolveSections(sections: readonly Section[], page: unknown, references: References) {
  const ids = sectionIds(sections)
  return sections.map((section, index) => {
    const { own, graphqlType } = modelOf(section)
    const resolved = mapLeaves(own, section, (leaf) => resolveLeaf(leaf, references))
    // Gatsby asks for the member of a union as for the type of a node.
    return { ...fields.parse(resolved), internal: { type: graphqlType }, anchor: ids[index] ?? '', page }
  })
}
