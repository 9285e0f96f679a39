import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import sharp from 'sharp'

import { headingOf, shareImagePath } from '../../src/layout/head/share-image'
import { runQuery } from '../run-query'
import { pictureOf } from './share-images/picture'
import { headingFont, titleSvg } from './share-images/title-svg'

/** The content of each page's share image: the page's heading, on its terrain. */
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
        }
      }
    }
  }
`

/** The picture that messengers and networks show with a link to a page. @param words an SVG @param picture an SVG */
export const shareImage = (words: string, picture: string) =>
  sharp(Buffer.from(picture))
    .composite([{ input: Buffer.from(words) }])
    // Full color at every pixel: without it, lines and letters on a strong color get gray edges.
    .jpeg({ quality: 75, chromaSubsampling: '4:4:4' })

/** Writes the share image of each page below the published folder. */
export async function writeShareImages(graphql: BuildArgs['graphql'], publicFolder: string): Promise<void> {
  const { agency, allPage } = await runQuery<Queries.SharedPagesQuery>(graphql, source)
  const name = agency?.name ?? ''
  const font = await headingFont([...allPage.nodes.map(({ sections }) => headingOf(sections)), name])
  for (const { pageId, language, sections, terrain } of allPage.nodes) {
    const picture = pictureOf(await readFile(terrain.art.absolutePath, 'utf8'))
    const target = join(publicFolder, shareImagePath(pageId, language))
    await mkdir(dirname(target), { recursive: true })
    await shareImage(await titleSvg(headingOf(sections), name, font), picture).toFile(target)
  }
}
