import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { attribute } from '../contract/attributes'
import { grid } from '../theme/grid'
import { barHeight, broad, wide } from '../theme/tokens'
import { Heading } from './heading'
import { Prose } from './prose'
import { type HeadedProps, Section } from './section'

const split = css(grid, {
  gridTemplateRows: 'auto 1fr',
  rowGap: 'var(--air)',
  // Where a page ends, Firefox would cut a line within a cell in two.
  '@media print': { display: 'block', '& > * + *': { marginTop: 20 } },
})

// Both parts name their own place: an element that an extension adds beside them takes none of these places.

const aside = css({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  '& > p': { color: 'var(--ink-soft)', fontSize: '1.125rem', lineHeight: 1.5 },
  [wide]: { gridArea: '1 / 1 / auto / 5', paddingInlineEnd: 'var(--gap)' },
})
const sticky = css({
  '@media screen and (min-width: 64em)': {
    gridRowEnd: 'span 2',
    position: 'sticky',
    top: `calc(${barHeight} + 24px)`,
    alignSelf: 'start',
  },
})
const content = css({ [wide]: { gridArea: '1 / 5 / span 2 / -1' } })
const after = css({
  [wide]: {
    gridArea: '2 / 1 / auto / 5',
    paddingInlineEnd: 'var(--gap)',
    '&:has(table)': { gridArea: '3 / 5 / auto / -1' },
  },
  // Only there has a receipt room beside the words.
  [broad]: { '&&': { gridArea: '2 / 1 / auto / 5' } },
})

type SplitSectionProps = HeadedProps & {
  /** Below the introduction. */
  picture?: ReactNode
  /** Content below the introduction; on narrow screens below all of it. Without it the first column stays in view. */
  beside?: ReactNode
}

/** A section with its heading and introduction on one side, its content on the other; on narrow screens one below the other. */
export const SplitSection = ({ anchor, tone, heading, intro, picture, beside, children }: SplitSectionProps) => (
  <Section anchor={anchor} tone={tone}>
    <div css={split}>
      <div css={[aside, !beside && sticky]} {...attribute('reveal')}>
        <Heading anchor={anchor} text={heading} />
        {intro && <Prose text={intro} />}
        {picture}
      </div>
      <div css={content}>{children}</div>
      {beside && <div css={after}>{beside}</div>}
    </div>
  </Section>
)
