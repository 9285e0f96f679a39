import type { SharedPage } from '../share-images/write-share-images'

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
    const [title = siteName] = sections.flatMap((section) => ('heading' in section ? [section.heading] : []))
    const compositions = sections.flatMap((section) => ('drawing' in section ? section.drawing.compositions : []))
    const drawing = compositions.find(({ size }) => size === 'wide')
    return drawing
      ? { pageId, language, title, siteName, kind: 'drawing', file: drawing.art.absolutePath }
      : { pageId, language, title, siteName, kind: 'terrain', file: terrain.lines.absolutePath }
  })
}
