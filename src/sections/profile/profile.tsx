import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { Section, SectionHead } from '../../components/section'
import { headingFont, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment ProfileSection on ProfileSection {
    anchor
    tone
    heading
    intro
    path
    items {
      marker
      title
      text
      height
    }
    link {
      label
      href
    }
  }
`

const drawing = css({
  position: 'relative',
  height: 'clamp(110px, 17vw, 240px)',
  borderBottom: '1px solid var(--line)',
  '& svg': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: 'var(--accent)',
    strokeWidth: 3,
  },
  '& > span': {
    position: 'absolute',
    width: 16,
    height: 16,
    margin: '0 0 -8px -1px',
    borderRadius: '50%',
    background: 'var(--accent)',
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 7.5,
      top: 16,
      width: 1,
      height: 240,
      borderLeft: '1px dashed var(--line)',
      [narrow]: { display: 'none' },
    },
  },
  '@media print': { display: 'none' },
})

/** A dot for each item, at the beginning of its column, at the height in the data. */
const places = (items: readonly { height: number }[]) =>
  css(
    items.map(({ height }, index) => ({
      [`& > span:nth-of-type(${index + 1})`]: { left: `${(index / items.length) * 100}%`, bottom: `${height}%` },
    })),
  )

const steps = css({
  display: 'grid',
  [narrow]: { gap: 30, marginTop: 30 },
  [wide]: { marginTop: 28 },
})

const step = css({
  [wide]: { paddingRight: 36 },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  [narrow]: {
    position: 'relative',
    paddingLeft: 30,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 8,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: 'var(--accent)',
    },
  },
})

const marker = css({
  display: 'block',
  marginBottom: 12,
  font: headingFont('clamp(2.4rem, 4vw, 3.6rem)/1'),
  letterSpacing: '-0.035em',
  fontVariantNumeric: 'tabular-nums',
})

const more = css({ marginTop: 40 })

/** An elevation profile drawn from the heights in the data, and the same points as an ordered list. */
export const Profile = ({ anchor, tone, heading, intro, path, items, link }: Queries.ProfileSectionFragment) => (
  <Section anchor={anchor} tone={tone}>
    <SectionHead anchor={anchor} heading={heading} intro={intro} />
    <div css={[drawing, places(items)]} aria-hidden="true" data-reveal="">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      {items.map((item) => (
        <span key={item.title} />
      ))}
    </div>
    <ol css={[steps, css({ [wide]: { gridTemplateColumns: `repeat(${items.length}, 1fr)` } })]} role="list">
      {items.map((item) => (
        <li key={item.title} css={step} data-reveal="">
          {item.marker && <span css={marker}>{item.marker}</span>}
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
    {link && (
      <div css={more}>
        <ArrowLink action={link} />
      </div>
    )}
  </Section>
)
