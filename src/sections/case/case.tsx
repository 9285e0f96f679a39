import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { HeadedSection } from '../../components/section'
import { headingFont, measure, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment CaseSection on CaseSection {
    anchor
    tone
    heading
    shop
    town
    counted
    earlier {
      valueText
      monthText
    }
    later {
      valueText
      monthText
    }
    done
  }
`

const content = css({
  display: 'grid',
  gap: '32px 64px',
  [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
})

const readings = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBottom: '1.5px solid var(--rule)',
  '& > div': { display: 'grid', gap: 6, padding: '0 24px 22px 0' },
  '& dt': { order: 1, color: 'var(--ink-soft)' },
  '& dd': {
    font: headingFont('clamp(2.6rem, 6vw, 5.2rem)/1'),
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'tabular-nums',
  },
})

const words = css({
  display: 'grid',
  gap: 8,
  '& p': { color: 'var(--ink-soft)', maxWidth: measure(38) },
})

type Reading = { valueText: string; monthText: string }

const Counted = ({ reading, counted }: { reading: Reading; counted: string }) => (
  <div>
    <dt>
      {counted}, <time>{reading.monthText}</time>
    </dt>
    <dd>{reading.valueText}</dd>
  </div>
)

/** A real shop: its number before and after, and what was done in between. */
export const Case = (section: Queries.CaseSectionFragment) => {
  const { anchor, tone, heading, shop, town, counted, earlier, later, done } = section
  return (
    <HeadedSection anchor={anchor} tone={tone} heading={heading}>
      <div css={content} data-reveal="">
        <dl css={readings}>
          <Counted reading={earlier} counted={counted} />
          <Counted reading={later} counted={counted} />
        </dl>
        <div css={words}>
          <h3>
            {shop}, {town}
          </h3>
          <p>{done}</p>
        </div>
      </div>
    </HeadedSection>
  )
}
