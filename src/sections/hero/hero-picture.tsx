import { css } from '@emotion/react'
import { GatsbyImage, getImage } from 'gatsby-plugin-image'

import type { HeroPictureProps } from './picture-context'

const picture = css({ '&&': { position: 'absolute', inset: 0, zIndex: -1 } })

/** The picture behind a hero: AVIF and WebP in sizes, with its placeholder. */
export const HeroPicture = ({ image: { alt, file } }: HeroPictureProps) => {
  const data = getImage(file.childImageSharp?.gatsbyImageData ?? null)
  return data ? <GatsbyImage image={data} alt={alt} loading="eager" css={picture} /> : null
}
