import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Photo } from '../../components/photo'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { columnWidth, measure } from '../../theme/tokens'

export const fragment = graphql`
  fragment PhotoSection on PhotoSection {
    ...Headed
    alt
    caption
    file {
      ...Photo
    }
  }
`

/** No photo is taller than a screen. */
const room = { width: columnWidth, height: 640 }

const figure = css({
  breakInside: 'avoid',
  '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& figcaption': { maxWidth: measure(42), marginTop: 12, color: 'var(--ink-soft)', textWrap: 'pretty' },
  '@media print': { '& img': { width: 'auto', maxHeight: '11cm' } },
})

/** A photo, which may have a caption. */
export const PhotoSection = ({ file, alt, caption, ...section }: Queries.PhotoSectionFragment) => (
  <HeadedSection {...section}>
    <figure css={figure} {...attribute('reveal')}>
      <Photo file={file} alt={alt} room={room} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  </HeadedSection>
)
