import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** Every browser of `browserslist` shows WebP. As JPEG or PNG, as they came, photos would be several times as heavy. */
export const fragment = graphql`
  fragment PhotoFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [480, 800, 1200, 1920]
        placeholder: NONE
        formats: [WEBP, AVIF]
        webpOptions: { quality: 62 }
      )
    }
  }

  fragment Photo on Picture {
    light {
      ...PhotoFile
    }
    dark {
      ...PhotoFile
    }
  }
`

type SourcesProps = { image: IGatsbyImageData; sizes: string; media?: string }

const Sources = ({ image: { images }, sizes, media }: SourcesProps) => (
  <>
    {[...(images.sources ?? []), ...(media && images.fallback ? [images.fallback] : [])].map((source) => (
      <source
        key={source.srcSet}
        media={media}
        srcSet={source.srcSet}
        sizes={sizes}
        {...('type' in source && { type: source.type })}
      />
    ))}
  </>
)

type PhotoProps = {
  file: Queries.PhotoFragment
  alt: string
  /** The room that it has, in px. Without it, the picture is as wide as the screen, and loads at once. */
  room?: { width: number; height: number }
  className?: string
}

/** A picture of data/images, with its dark twin. The plugin's own component would bring inline scripts and styles. */
export const Photo = ({ file, alt, room, className }: PhotoProps) => {
  const light = file.light.childImageSharp?.gatsbyImageData
  const dark = file.dark?.childImageSharp?.gatsbyImageData
  if (!light?.images.fallback) return null
  const { src, srcSet } = light.images.fallback
  const width = room && Math.round(Math.min(room.width, (room.height * light.width) / light.height))
  const height = width && Math.round((width * light.height) / light.width)
  // Phones have three pixels to a px. Two are enough for a photo, and half as heavy.
  const sizes = width ? `(max-width: 48em) 60vw, ${width}px` : '100vw'
  return (
    <picture className={className}>
      {dark && <Sources image={dark} sizes={sizes} media="(prefers-color-scheme: dark)" />}
      <Sources image={light} sizes={sizes} />
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={room && 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
