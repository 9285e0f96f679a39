import { z } from 'zod'
import type { SectionContext } from '../../src/data-model/define-section'
import { resolveReferences, wordFigure } from '../../src/data-model/figure-references'
import { bareNumber } from '../../src/data-model/figures'
import type { Kind } from '../../src/data-model/kinds'
import type { Leaf } from '../../src/data-model/walk'
import { enumName } from '../graphql/enum-name'
import { linkAddress } from './link-address'

/** Everything to which the values of one page refer. */
export type PageReferences = SectionContext & {
  /** Paths of the pages in the page's language, by page id. */
  paths: ReadonlyMap<string, string>
  /** Page nodes of the page's language, by page id. */
  pages: ReadonlyMap<string, unknown>
  /** Terrain nodes by page id. */
  terrains: ReadonlyMap<string, unknown>
  /** File nodes of data/images by name, without the ending. */
  images: ReadonlyMap<string, unknown>
  /** Targets of data/site.json by action. */
  actions: Readonly<Record<string, string | null>>
}

/** A figure as a page shows it. */
function showFigure(id: string, { figures, language }: Pick<SectionContext, 'figures' | 'language'>) {
  const figure = figures.get(id)
  return { id, ...wordFigure(id, figures, language), ...(figure && bareNumber(figure)) }
}

/** The fields of a link: `parts` has its label with the figures in place; its target is still as in the data. */
const linkParts = z.looseObject({ label: z.string() })
const linkTarget = z.object({ page: z.string(), anchor: z.string(), interest: z.string() }).partial()

type Resolve = (leaf: Leaf, references: PageReferences) => unknown

const copy: Resolve = ({ value }, { figures, language }) => resolveReferences(String(value), figures, language)
const asItIs: Resolve = ({ value }) => value

/** Makes the value of each kind of primitive. `primitive-types.ts` has its GraphQL type. */
const resolvers: Record<Kind, Resolve> = {
  text: copy,
  value: copy,
  verbatim: asItIs,
  localized: asItIs,
  policyAddress: asItIs,
  figureId: ({ value }, references) => showFigure(String(value), references),
  pageId: ({ value }, { pages }) => pages.get(String(value)),
  terrainOf: ({ value }, { terrains }) => terrains.get(String(value)),
  link: ({ value, parts }, references) => ({
    ...linkParts.parse(parts),
    href: linkAddress(linkTarget.parse(value), references),
  }),
  interest: asItIs,
  fileName: ({ value }, { images }) => ({ light: images.get(String(value)), dark: images.get(`${value}-dark`) }),
  actionId: ({ value }, { actions }) => ({ id: value, target: actions[String(value)] ?? null }),
  drawing: asItIs,
  file: asItIs,
}

/** The value of a leaf as GraphQL returns it. */
export function resolveLeaf(leaf: Leaf, references: PageReferences): unknown {
  if (leaf.kind) return resolvers[leaf.kind](leaf, references)
  return leaf.schema instanceof z.ZodEnum ? enumName(String(leaf.value)) : leaf.value
}
