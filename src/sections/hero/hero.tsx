import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ActionButton } from '../../components/button'
import { headingId } from '../../components/heading'
import { PhoneLink } from '../../components/phone-link'
import { Photo } from '../../components/photo'
import { Prose, Sentences } from '../../components/prose'
import { backdrop, drawn, Terrain, terrainBelow, terrainHeight } from '../../components/terrain'
import { column, halo, lettering, opening } from '../../theme/surfaces'
import { barHeight, forcedColors, measure, narrow, wide } from '../../theme/tokens'
import { Spots } from './spots'

export const fragment = graphql`
  fragment HeroSection on HeroSection {
    anchor
    variant
    badges
    heading
    lede
    actions {
      ...Action
    }
    phone
    spots {
      ...Figure
    }
    image {
      alt
      file {
        ...Photo
      }
    }
    page {
      terrain {
        art {
          publicURL
        }
        spots {
          x
          y
        }
      }
    }
  }
`

const hero = css(opening, {
  [narrow]: { flexDirection: 'column', alignItems: 'stretch' },
  '@media print': { paddingTop: 0, minHeight: '0 !important' },
})
const homeHeight = 'min(920px, 100svh)'
const ofHome = css({
  // Its large heading reaches further into the terrain.
  '--fading': 'transparent 54%, #000 60%',
  // Its figures stand on a road. The terrain covers the hero: as high as it, it is 16 / 9 as wide; as wide, 9 / 16 as high.
  '--across': `calc(${homeHeight} * 16 / 900)`,
  '--down': 'calc(100vw * 9 / 1600)',
  [wide]: { minHeight: homeHeight },
  '& h1': { maxWidth: measure(12, 'heading'), fontSize: 'clamp(min(2.9rem, 13.4vw), 8.2vw, 7.6rem)' },
})
const ofPage = css({
  // The title begins at one height on all of these pages, so that it does not jump from one to the next.
  [wide]: {
    alignItems: 'flex-start',
    minHeight: 'min(640px, 80svh)',
    paddingTop: `clamp(${barHeight} + 40px, 20svh, 181px)`,
  },
  '& h1': {
    maxWidth: measure(15, 'heading'),
    fontSize: 'clamp(min(2.7rem, 14vw), min(7.4vw - 1.25rem, 11svh), 5.6rem)',
  },
})

/** On phones the terrain lies whole below the words: the subject takes from a tenth to four fifths of its height. */
const inFlow = css({
  [narrow]: {
    position: 'relative',
    inset: 'auto',
    order: 2,
    alignSelf: 'flex-end',
    flex: 'none',
    marginBlock: `calc(${terrainHeight} * -0.14 + 4px) ${terrainBelow}`,
    maskImage: 'linear-gradient(to top, #000 83%, transparent 91%)',
  },
})
const fading = css({
  [narrow]: { maskImage: 'linear-gradient(to top, transparent 14%, #000 22% 83%, transparent 91%)' },
})

/** A picture stands where else a terrain would. Its plain side, behind the words, has the color of the ground. */
const picture = css({
  position: 'absolute',
  inset: 0,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: '100% 50%' },
  // In forced colors the words would stand in boxes on the picture, so it is hidden.
  [`${forcedColors}, print`]: { display: 'none' },
})
const illustrated = css({ '& h1': { maxWidth: measure(11, 'heading') } })

const content = css(column, {
  paddingBottom: 'clamp(40px, 6vh, 76px)',
  [narrow]: {
    display: 'contents',
    '& > :not(svg, picture)': { marginInline: 'var(--gutter)' },
    '& > ul': { order: 3, marginBlock: '12px 28px' },
  },
})
const lede = css(halo, {
  width: 'fit-content',
  marginBlock: 'clamp(14px, 3.1svh, 26px) 0',
  maxWidth: measure(42),
  fontSize: 'clamp(1.1rem, 1.5vw, 1.32rem)',
  lineHeight: 1.5,
})
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  marginTop: 'clamp(20px, 4svh, 34px)',
  // The halo of the phone number would lie on the button before it.
  '& > :not(:last-child)': { zIndex: 1 },
})
// On phones, whether the number has room beside the button would depend on when the font arrives.
const phoneRow = css({ display: 'flex', marginBlock: 'auto', [narrow]: { flexBasis: '100%' } })
const phone = css(halo, {
  marginInlineStart: 10,
  [narrow]: { marginInlineStart: 0 },
  paddingBlock: 12,
  fontWeight: 640,
  textUnderlineOffset: '0.25em',
})
const badges = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 20px',
  marginTop: 'clamp(14px, 3.1svh, 26px)',
  // On phones they follow the actions, which stay in the first screen.
  [narrow]: { '&&': { order: 1, marginBlock: '20px 0' } },
  '& li': {
    padding: '0.15em 0.75em',
    // No border all around: it would look like a button.
    borderInlineStart: '3px solid',
    background: 'var(--surface)',
    fontSize: '0.95rem',
    fontWeight: 600,
  },
})

/** The top of a page, in the color of the brand: the only h1, with the page's terrain, and its figures as spot heights. */
export const Hero = (section: Queries.HeroSectionFragment) => {
  const terrain = [backdrop, inFlow, section.spots.length > 0 && fading]
  return (
    <section
      id={section.anchor}
      aria-labelledby={headingId(section.anchor)}
      css={[hero, section.variant === 'home' ? ofHome : ofPage, section.image && illustrated]}
    >
      <div css={content}>
        <h1 id={headingId(section.anchor)} css={lettering}>
          <Sentences text={section.heading} />
        </h1>
        <Prose css={lede} text={section.lede} />
        {section.badges.length > 0 && (
          <ul css={badges} role="list">
            {section.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        )}
        {section.actions.length > 0 && (
          <div css={actions}>
            {section.actions.map((action, index) => (
              <ActionButton key={action.label} action={action} quiet={index > 0} />
            ))}
            {section.phone && (
              <div css={phoneRow}>
                <PhoneLink css={phone} />
              </div>
            )}
          </div>
        )}
        {/* Behind the words above it: a browser that paints while they arrive would move it down. */}
        {section.image ? (
          <Photo {...section.image} css={[picture, terrain]} />
        ) : (
          <Terrain art={section.page.terrain.art.publicURL} css={[drawn, terrain]} />
        )}
        <Spots figures={section.spots} spots={section.page.terrain.spots} />
      </div>
    </section>
  )
}
