import { css } from '@emotion/react'
import { GatsbyImage, getImage, withArtDirection } from 'gatsby-plugin-image'

import { dark as darkTheme } from '../../theme/tokens'
import type { HeroPictureProps } from './picture-context'

const band = '@media (max-width: 1099px)'

const picture = css({
  '&&': {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    [band]: { inset: '52px 0 auto', height: 'min(76vw, 480px)', maskImage: 'linear-gradient(#000 72%, transparent)' },
    '@media print': { display: 'none' },
  },
  '&& img': { objectPosition: '100% 62%', [band]: { objectPosition: '92% 62%' } },
  // The placeholder is the light picture's.
  [darkTheme]: { '&& [data-placeholder-image]': { display: 'none' } },
})

/** The picture behind a hero, one for each theme: AVIF and WebP in sizes. Its plain side melts into the field. */
export const HeroPicture = ({ image: { alt, file } }: HeroPictureProps) => {
  const light = getImage(file.light.childImageSharp?.gatsbyImageData ?? null)
  const dark = getImage(file.dark.childImageSharp?.gatsbyImageData ?? null)
  if (!light || !dark) return null
  const both = withArtDirection(light, [{ media: '(prefers-color-scheme: dark)', image: dark }])
  return <GatsbyImage image={both} alt={alt} loading="eager" css={picture} />
}
