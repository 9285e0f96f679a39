import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { Copy } from '../../components/copy'
import { Receipt } from '../../components/receipt'
import { SplitSection } from '../../components/split-section'
import { column, fieldBand } from '../../theme/surfaces'
import { headingFont, measure, wide } from '../../theme/tokens'

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
      label
      href
    }
  }
`

const prose = css({
  display: 'grid',
  gap: 26,
  '& p': { fontSize: '1.15rem', color: 'var(--ink-soft)' },
  '& p:first-of-type': {
    font: headingFont('clamp(1.5rem, 2.5vw, 2.2rem)/1.22'),
    letterSpacing: '-0.022em',
    color: 'var(--ink)',
    maxWidth: measure(34, 'heading'),
    textWrap: 'balance',
  },
})

const poster = css(fieldBand, {
  paddingBlock: 'clamp(64px, 7vw, 108px)',
  '@media print': { paddingBlock: '14pt' },
  '& h2': {
    maxWidth: measure(22, 'heading'),
    fontSize: 'clamp(min(2.125rem, 12vw), 4.6vw, 4.125rem)',
    lineHeight: 1.02,
    letterSpacing: '-0.038em',
  },
})

const posterText = css({
  maxWidth: 1040,
  marginTop: 'clamp(26px, 3vw, 44px)',
  columnGap: 'clamp(32px, 5vw, 72px)',
  [wide]: { columnCount: 2 },
  '& p': { marginBottom: '1em', breakInside: 'avoid' },
})

/** Prose in large type, which may have a receipt beside it, or a poster: a sentence, and paragraphs in two columns below it. */
export const Statement = ({ variant, paragraphs, receipt, link, ...section }: Queries.StatementSectionFragment) => {
  const { anchor, heading } = section
  const words = paragraphs.map((paragraph) => (
    <p key={paragraph} data-reveal="">
      <Copy text={paragraph} />
    </p>
  ))
  const end = link && <ArrowLink action={link} />
  if (variant === 'field')
    return (
      <section id={anchor} aria-labelledby={`${anchor}-heading`} css={poster}>
        <div css={column}>
          <h2 id={`${anchor}-heading`} data-reveal="">
            <Copy text={heading} />
          </h2>
          <div css={posterText}>{words}</div>
          {end}
        </div>
      </section>
    )
  return (
    <SplitSection {...section} beside={receipt && <Receipt {...receipt} />}>
      <div css={prose}>
        {words}
        {end}
      </div>
    </SplitSection>
  )
}
