import type { SharedPage } from '../share-images'

/** The content of each page's share image: the page's heading, beside its first drawing or on its terrain. */
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
          lines {
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
                art {
                  absolutePath
                }
              }
            }
          }
        }
      }
    }
  }
`

/** The pages that get a share image, from the result of `sharedPagesQuery`. */
export function sharedPages({ agency, allPage }: Queries.SharedPagesQuery): SharedPage[] {
  const siteName = agency?.name ?? ''
  return allPage.nodes.map(({ pageId, language, sections, terrain }) => {
    const headings = sections.flatMap((section) => ('heading' in section ? [section.heading] : []))
    const compositions = sections.flatMap((section) => ('drawing' in section ? section.drawing.compositions : []))
    const drawing = compositions.find(({ size }) => size === 'wide')
    const picture = drawing
      ? { kind: 'drawing' as const, file: drawing.art.absolutePath }
      : { kind: 'terrain' as const, file: terrain.lines.absolutePath }
    return { pageId, language, title: headings[0] ?? siteName, siteName, picture }
  })
}
