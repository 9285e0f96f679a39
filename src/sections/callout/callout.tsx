import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ActionButton } from '../../components/button'
import { Heading, headingId } from '../../components/heading'
import { Prose } from '../../components/prose'
import { attribute } from '../../contract/attributes'
import { grid } from '../../theme/grid'
import { brandGround, column, tones } from '../../theme/surfaces'
import { argumentSize, broad, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment CalloutSection on CalloutSection {
    anchor
    variant
    heading
    text
    action {
      ...Action
    }
  }
`

const band = css(brandGround, {
  paddingBlock: 'clamp(38px, 5vw, 76px)',
  '& h2': { fontSize: argumentSize, lineHeight: 1 },
})
const line = css(tones.paper, { paddingBlock: 'clamp(28px, 4vw, 56px)', borderBlock: '1px solid var(--line)' })

const content = css(column, grid, {
  rowGap: 'var(--air)',
  alignItems: 'center',
  justifyItems: 'start',
  [wide]: { '& > div': { gridColumn: '1 / 7', paddingInlineEnd: 'var(--gap)' }, '& > a': { gridColumn: '7 / -1' } },
  [broad]: { '& > div': { gridColumn: '1 / 9' }, '& > a': { gridColumn: '9 / -1' } },
  '& p': { marginTop: 14, fontSize: '1.125rem', color: 'var(--ink-soft)' },
})

/** A call to action in the middle of a page: a band in the color of the brand, or a quiet ruled line. */
export const Callout = ({ anchor, variant, heading, text, action }: Queries.CalloutSectionFragment) => (
  <section id={anchor} aria-labelledby={headingId(anchor)} css={variant === 'band' ? band : line}>
    <div css={content} {...attribute('reveal')}>
      <div>
        <Heading anchor={anchor} text={heading} />
        <Prose text={text} />
      </div>
      <ActionButton action={action} />
    </div>
  </section>
)
