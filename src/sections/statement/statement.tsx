import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { Copy } from '../../components/copy'
import { SplitSection } from '../../components/split-section'
import { headingFont, measure } from '../../theme/tokens'

export const fragment = graphql`
  fragment StatementSection on StatementSection {
    anchor
    tone
    heading
    paragraphs
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

/** Prose in large type; the first paragraph is the largest. */
export const Statement = ({ paragraphs, link, ...section }: Queries.StatementSectionFragment) => (
  <SplitSection {...section}>
    <div css={prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} data-reveal="">
          <Copy text={paragraph} />
        </p>
      ))}
      {link && <ArrowLink action={link} />}
    </div>
  </SplitSection>
)
