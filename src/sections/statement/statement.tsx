import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ArrowLink } from '../../components/button'
import { Detail } from '../../components/detail'
import { Heading } from '../../components/heading'
import { Prose } from '../../components/prose'
import { Receipt } from '../../components/receipt'
import { Section } from '../../components/section'
import { SplitSection } from '../../components/split-section'
import { attribute } from '../../contract/attributes'
import { grid } from '../../theme/grid'
import { belowDesk, headingFont, measure, narrow, posterSize, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment StatementSection on StatementSection {
    anchor
    variant
    tone
    heading
    paragraphs
    receipt {
      ...Receipt
    }
    link {
      ...Action
    }
    detail {
      ...Detail
    }
  }
`

const prose = css({
  display: 'grid',
  gap: 18,
  paddingTop: 20,
  borderTop: '1.5px solid var(--rule)',
  '& p': { fontSize: '1.125rem', color: 'var(--ink-soft)' },
  '& p:first-of-type': {
    font: headingFont('clamp(1.35rem, 2vw, 1.75rem)/1.22'),
    letterSpacing: '-0.022em',
    color: 'var(--ink)',
    maxWidth: measure(34, 'heading'),
    textWrap: 'balance',
  },
})

const sentence = css({ fontSize: posterSize, lineHeight: 0.96, letterSpacing: '-0.042em' })

const inColumns = css({
  marginTop: 'clamp(32px, 4vw, 56px)',
  columnGap: 'var(--gap)',
  [wide]: { columnCount: 2 },
  '& p': { marginBottom: '1em', breakInside: 'avoid', fontSize: '1.125rem' },
})

const besideDetail = css(grid, {
  [wide]: { '& > *': { gridColumn: '1 / span 7' }, '& > h2': { gridColumn: '1 / -1' } },
  [belowDesk]: { '& > div': { columnCount: 1 } },
})

const picture = css({
  height: 'clamp(180px, 26vw, 380px)',
  maxWidth: '100%',
  placeSelf: 'end',
  '--ground': 'var(--paper)',
  [wide]: { '&&': { gridArea: '2 / 8 / span 2 / -1' } },
  [narrow]: { order: -1, placeSelf: 'start', marginBottom: 24 },
})

/**
 * Prose in large type, which may have a receipt beside it, or a poster: a sentence, paragraphs in columns below it, and beside
 * them a part of the page's drawing.
 */
export const Statement = ({
  variant,
  paragraphs,
  receipt,
  link,
  detail,
  ...section
}: Queries.StatementSectionFragment) => {
  const words = paragraphs.map((text) => <Prose key={text} {...attribute('reveal')} text={text} />)
  const further = link && <ArrowLink action={link} />
  return variant === 'poster' ? (
    <Section {...section} tone="brand">
      <div css={detail && besideDetail}>
        <Heading anchor={section.anchor} text={section.heading} css={sentence} {...attribute('reveal')} />
        <div css={inColumns}>{words}</div>
        {further}
        {detail && <Detail css={picture} {...detail} />}
      </div>
    </Section>
  ) : (
    <SplitSection {...section} beside={receipt && <Receipt {...receipt} />}>
      <div css={prose}>
        {words}
        {further}
      </div>
    </SplitSection>
  )
}
