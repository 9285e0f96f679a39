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
          href
        }
        sections {
          ... on HeroSection {
            heading
          }
          ... on Drawing {
            frames {
              size
              file
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
    const frames = sections.flatMap((section) => ('frames' in section ? section.frames : []))
    const drawing = frames.find(({ size }) => size === 'wide')
    const picture = drawing
      ? { kind: 'drawing' as const, file: drawing.file }
      : { kind: 'terrain' as const, file: terrain.href.replace(/#.*/, '') }
    return { pageId, language, title: headings[0] ?? siteName, siteName, picture }
  })
}
