import { z } from 'zod'

import { resolveReferences, typesetCopy } from '../../src/data-model/figure-references'
import { type Leaf, mapLeaves } from '../../src/data-model/leaves'
import { darkTwin, link } from '../../src/data-model/primitives'
import { sectionIds } from '../../src/data-model/section-ids'
import type { ValueKind } from '../../src/data-model/value-kinds'
import { modelOf, type Section } from '../../src/sections/section'
import { policyAddress } from '../environment/policy-address'
import type { References } from './read-nodes'

type GraphqlValue = {
  /** Its type in GraphQL. */
  type: string
  /** What a query gets of the value in the data; left out where that is the value itself. */
  resolve?: (leaf: Leaf, references: References) => unknown
}

/** A value that GraphQL shows as a text. */
const text = (resolve?: GraphqlValue['resolve']): GraphqlValue => ({ type: 'String', ...(resolve && { resolve }) })
const copy = text(({ value }, { figures, language }) => typesetCopy(String(value), figures, language))
const asItIs = text()

const texts = z.record(z.string(), z.string())
const inLanguage = (value: unknown, language: string) => texts.parse(value)[language] ?? ''
/** The label of a link with the figures in place. */
const linkLabel = z.looseObject({ label: z.string() })

/** How GraphQL shows the values of each kind, in nodes and in sections: in the language of the node or of the page. */
export const graphqlValues: Record<ValueKind, GraphqlValue> = {
  text: copy,
  prose: copy,
  quantity: text(({ value }, { figures, language }) => resolveReferences(String(value), figures, language)),
  verbatim: asItIs,
  localized: text(({ value }, { figures, language }) => typesetCopy(inLanguage(value, language), figures, language)),
  policyAddress: text(({ value }, { language }) => policyAddress(inLanguage(value, language), process.env)),
  id: asItIs,
  figureId: {
    type: 'Figure',
    resolve: ({ value }, { language, find }) => find('Figure', { name: value, language }),
  },
  pageId: { type: 'Page', resolve: ({ value }, { pages }) => pages.get(String(value)) },
  link: {
    type: 'Action',
    resolve: ({ value, parts }, { pages }) => {
      const { page = '', anchor, interest, url } = link.parse(value)
      const search = interest === undefined ? '' : `?interest=${interest}`
      const hash = anchor === undefined ? '' : `#${anchor}`
      return { ...linkLabel.parse(parts), href: url ?? `${pages.get(page)?.path ?? ''}${search}${hash}` }
    },
  },
  interest: asItIs,
  sign: asItIs,
  variant: { type: 'Variant' },
  fileName: {
    type: 'Picture',
    resolve: ({ value }, { find }) => ({
      light: find('File', { relativePath: `images/${value}` }),
      dark: find('File', { relativePath: `images/${darkTwin(String(value))}` }),
    }),
  },
  actionId: {
    type: 'ActionTarget',
    resolve: ({ value }, { actions }) => ({ id: value, target: actions[String(value)] ?? null }),
  },
  drawing: { type: 'Drawing', resolve: ({ value }, { find }) => find('Drawing', { name: value }) },
  file: { type: 'File', resolve: ({ value }, { find }) => find('File', { relativePath: value }) },
}

/** A value of the data as a query gets it. @param model of the value */
export const resolveValue = (model: z.core.$ZodType, value: unknown, references: References) =>
  mapLeaves(model, value, (leaf) => {
    const resolve = leaf.kind && graphqlValues[leaf.kind].resolve
    return resolve ? resolve(leaf, references) : leaf.value
  })

const object = z.looseObject({})

/** The sections of a page in its language, with figures and links in place. @param page its node */
export function resolveSections(sections: readonly Section[], page: unknown, references: References) {
  const ids = sectionIds(sections)
  return sections.map((section, index) => {
    const { fields, graphqlType } = modelOf(section)
    const resolved = object.parse(resolveValue(fields, section, references))
    // Gatsby asks for the member of a union as for the type of a node.
    return { ...resolved, internal: { type: graphqlType }, anchor: ids[index] ?? '', page }
  })
}
