import { z } from 'zod'

import { terrain } from '../../data-model/terrains'
import { sizeNames } from '../../drawings/frames'
import { isLanguage, type Language } from '../../i18n/languages'
import { sectionModels } from '../../sections/models'
import type { SharedPage } from '../share-images'

/** Kinds of sections that are drawings. */
const drawn = sectionModels.filter(({ built }) => 'frames' in built.shape).map(({ typeName }) => typeName)

/** What a share image shows of each page: its heading, beside its first drawing or on its terrain. */
export const sharedPagesQuery = /* GraphQL */ `
  query SharedPages {
    agency {
      name
    }
    allPage {
      nodes {
        pageId
        language
        sections {
          ... on HeroSection {
            heading
          }
          ${drawn.map((name) => `... on ${name} { frames { size file } }`).join(' ')}
        }
      }
    }
  }
`

const frames = z.array(z.object({ size: z.enum(sizeNames), file: z.string() }))

const result = z.object({
  agency: z.object({ name: z.string() }),
  allPage: z.object({
    nodes: z.array(
      z.object({
        pageId: z.string(),
        language: z.custom<Language>((value) => typeof value === 'string' && isLanguage(value)),
        sections: z.array(z.object({ heading: z.string().optional(), frames: frames.optional() })),
      }),
    ),
  }),
})

const terrainNode = z.object({ page: z.string(), terrain })

/** Joins what the query found with the terrains. Throws when a page has no terrain, which validation has ruled out. */
export function sharedPages(data: unknown, terrainNodes: readonly unknown[]): SharedPage[] {
  const { agency, allPage } = result.parse(data)
  const terrains = terrainNodes.map((node) => terrainNode.parse(node))
  return allPage.nodes.map(({ pageId, language, sections }) => {
    const found = terrains.find(({ page }) => page === pageId)?.terrain
    if (!found) throw new Error(`The page "${pageId}" has no terrain in data/terrains.json.`)
    const title = sections.find(({ heading }) => heading !== undefined)?.heading ?? agency.name
    const drawing = sections.flatMap((section) => section.frames ?? []).find(({ size }) => size === 'wide')
    return { pageId, language, title, siteName: agency.name, terrain: found, drawingFile: drawing?.file }
  })
}
