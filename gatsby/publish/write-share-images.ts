import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'

import { headingOf, shareImagePath } from '../../src/layout/head/share-image'
import { runQuery } from '../pages/run-query'
import { shareImage } from './share-images/share-image'
import { headingFont } from './share-images/title-svg'

/** The content of each page's share image: the page's heading, beside its first drawing or on its terrain. */
const source = /* GraphQL */ `
  query SharedPages {
    agency {
      name
    }
    allPage {
      nodes {
        pageId
        language
        terrain {
          art {
            absolutePath
          }
        }
        sections {
          ... on HeroSection {
            heading
          }
          ... on DrawingSection {
            drawing {
              compositions {
                size
                art
              }
            }
          }
        }
      }
    }
  }
`

type Page = Queries.SharedPagesQuery['allPage']['nodes'][number]

/** The words and the picture of a page's share image. `file` is the path of its drawing or terrain. */
function contentOf({ sections, terrain }: Page, siteName: string, publicFolder: string) {
  const compositions = sections.flatMap((section) => ('drawing' in section ? section.drawing.compositions : []))
  const drawing = compositions.find(({ size }) => size === 'wide')
  const picture = drawing
    ? ({ kind: 'drawing', file: join(publicFolder, drawing.art) } as const)
    : ({ kind: 'terrain', file: terrain.art.absolutePath } as const)
  return { title: headingOf(sections), siteName, ...picture }
}

/** Writes the share image of each page below the published folder. */
export async function writeShareImages(graphql: BuildArgs['graphql'], publicFolder: string): Promise<void> {
  const { agency, allPage } = await runQuery<Queries.SharedPagesQuery>(graphql, source)
  const pages = allPage.nodes.map((page) => ({ ...page, content: contentOf(page, agency?.name ?? '', publicFolder) }))
  const font = await headingFont(pages.flatMap(({ content }) => [content.title, content.siteName]))
  for (const { pageId, language, content } of pages) {
    const target = join(publicFolder, shareImagePath(pageId, language))
    await mkdir(dirname(target), { recursive: true })
    await (await shareImage(content, font)).toFile(target)
  }
}
