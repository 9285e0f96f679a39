import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose, Sentences } from '../../components/prose'
import { SplitSection } from '../../components/split-section'
import { attribute } from '../../contract/attributes'
import { duration, easing, headingFont, measure } from '../../theme/tokens'

export const fragment = graphql`
  fragment FaqSection on FaqSection {
    ...Headed
    items {
      question
      answer
    }
  }
`

const list = css({
  borderTop: '1.5px solid var(--rule)',
  '& details': { borderBottom: '1px solid var(--line)' },
  // A reader cannot open an answer on paper, so all are open there.
  '@media print': { '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
})

const question = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: 'clamp(16px, 2vw, 22px)',
  cursor: 'pointer',
  listStyle: 'none',
  font: headingFont('1.26rem/1.3'),
  letterSpacing: '-0.015em',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    // A screen reader says whether the question is open.
    content: ['"+"', '"+" / ""'],
    flex: 'none',
    width: '1em',
    textAlign: 'center',
    fontWeight: 600,
  },
  'details[open] > &::after': { content: ['"–"', '"–" / ""'] },
})

const answer = css({
  paddingBlock: '0 var(--air)',
  paddingInline: '0 40px',
  color: 'var(--ink-soft)',
  maxWidth: measure(66),
  // Its room is there at once, so that the question stays under the finger; its words fade in.
  'details[open] > &': { animation: `answer-in ${duration.quick} ${easing}` },
  '@keyframes answer-in': { from: { opacity: 0 } },
})

/** Questions, one open at a time, none at first (R-PAGE-12): `details` of one name. */
export const Faq = ({ items, ...section }: Queries.FaqSectionFragment) => (
  <SplitSection {...section}>
    <div css={list}>
      {items.map((item) => (
        <details key={item.question} name={section.anchor} {...attribute('reveal')}>
          <summary css={question}>
            <span>
              <Sentences text={item.question} />
            </span>
          </summary>
          <Prose css={answer} text={item.answer} />
        </details>
      ))}
    </div>
  </SplitSection>
)
