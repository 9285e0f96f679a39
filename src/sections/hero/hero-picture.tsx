import { css } from '@emotion/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

import { forcedColors } from '../../theme/tokens'

const band = '@media (max-width: 68.6875em)'
const darkTheme = '(prefers-color-scheme: dark)'

const picture = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 62%' },
  [band]: {
    inset: '52px 0 auto',
    height: 'min(76vw, 36svh, 480px)',
    maskImage: 'linear-gradient(#000 72%, transparent)',
    '& img': { objectPosition: '92% 62%' },
  },
  // In forced colors the words would stand in boxes on the picture, so it is hidden.
  [forcedColors]: { display: 'none' },
  '@media print': { display: 'none' },
})

/** The picture of one theme in every format that the build made, the best first. */
const Sources = ({ image: { images }, media }: { image: IGatsbyImageData; media?: string }) => (
  <>
    {[...(images.sources ?? []), ...(media && images.fallback ? [images.fallback] : [])].map((source) => (
      <source
        key={source.srcSet}
        media={media}
        srcSet={source.srcSet}
        sizes={source.sizes}
        {...('type' in source && { type: source.type })}
      />
    ))}
  </>
)

type HeroPictureProps = { image: NonNullable<Queries.HeroSectionFragment['image']> }

/**
 * The picture behind a hero, one for each theme. Its plain side has the color of the field. gatsby-plugin-image makes
 * the files. We do not use its component: it brings an inline script, inline styles and a renderer of its own.
 */
export const HeroPicture = ({ image: { alt, file } }: HeroPictureProps) => {
  const light = file.light.childImageSharp?.gatsbyImageData
  const dark = file.dark.childImageSharp?.gatsbyImageData
  if (!light?.images.fallback || !dark) return null
  const { src, srcSet, sizes } = light.images.fallback
  return (
    <picture css={picture}>
      <Sources image={dark} media={darkTheme} />
      <Sources image={light} />
      <img src={src} srcSet={srcSet} sizes={sizes} alt={alt} decoding="async" />
    </picture>
  )
}
