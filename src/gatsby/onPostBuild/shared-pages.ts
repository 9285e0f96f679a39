import { z } from 'zod'

import { sizeNames } from '../../drawings/kit/frames'
import { isLanguage, type Language } from '../../i18n/languages'
import { sectionModels } from '../../sections/models'
import type { SharedPage } from '../share-images'

/** Kinds of sections that are drawings. */
const drawn = sectionModels.filter(({ built }) => 'frames' in built.shape).map(({ typeName }) => typeName)

/** The content of a share image: the heading of its page, beside the page's first drawing or on its terrain. */
export const sharedPagesQuery = /* GraphQL */ `
  query SharedPages {
    agency {
      name
    }
    allPage {
      nodes {
        pageId
        language
        terrain {
          href
        }
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
        terrain: z.object({ href: z.string() }),
        sections: z.array(z.object({ heading: z.string().optional(), frames: frames.optional() })),
      }),
    ),
  }),
})

/** @param data the result of `sharedPagesQuery` */
export function sharedPages(data: unknown): SharedPage[] {
  const { agency, allPage } = result.parse(data)
  return allPage.nodes.map(({ pageId, language, sections, terrain }) => {
    const title = sections.find(({ heading }) => heading !== undefined)?.heading ?? agency.name
    const drawing = sections.flatMap((section) => section.frames ?? []).find(({ size }) => size === 'wide')
    const picture = drawing
      ? { kind: 'drawing' as const, file: drawing.file }
      : { kind: 'terrain' as const, file: terrain.href.replace(/#.*/, '') }
    return { pageId, language, title, siteName: agency.name, picture }
  })
}
