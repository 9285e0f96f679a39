import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { Photo } from '../../components/photo'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { columnWidth } from '../../theme/tokens'

export const fragment = graphql`
  fragment PhotoSection on PhotoSection {
    anchor
    tone
    heading
    intro
    alt
    caption
    file {
      ...Photo
    }
  }
`

/** No photo is taller than a screen. */
const room = { width: columnWidth, height: 640 }

/** The caption stands at the foot of the photo, or below it where it has no room beside it. */
const figure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '14px 32px',
  breakInside: 'avoid',
  '& picture': { maxWidth: '100%' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& figcaption': {
    flex: '1 1 12rem',
    paddingTop: 10,
    borderTop: '1px solid var(--line)',
    color: 'var(--ink-soft)',
    textWrap: 'pretty',
  },
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
