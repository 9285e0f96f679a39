import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { barHeight, measure, wide } from '../theme/tokens'
import { Copy } from './copy'

const split = css({
  display: 'grid',
  gap: 'clamp(32px, 5vw, 72px)',
  // Both parts have their own column: whatever an extension adds beside them takes none of these.
  [wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '& > div:first-of-type': { gridArea: '1 / 1' },
    '& > div:last-of-type': { gridArea: '1 / 2' },
  },
  '@media screen and (min-width: 64em)': {
    '& > div:first-of-type': { position: 'sticky', top: `calc(${barHeight} + 24px)`, alignSelf: 'start' },
  },
})

const aside = css({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  '& > p': { color: 'var(--ink-soft)', fontSize: '1.15rem', lineHeight: 1.5, maxWidth: measure(40) },
  '& h2': { fontSize: 'clamp(2.1rem, 3.8vw, 3.4rem)' },
})

type SplitProps = {
  anchor: string
  heading: string
  intro?: string | null | undefined
  /** Content below the introduction, in the left column, which stays in view while the right column scrolls. */
  beside?: ReactNode
  children: ReactNode
}

/** Heading and introduction on the left, the content on the right; on narrow screens one below the other. */
export const Split = ({ anchor, heading, intro, beside, children }: SplitProps) => (
  <div css={split}>
    <div css={aside} data-reveal="">
      <h2 id={`${anchor}-heading`}>
        <Copy text={heading} />
      </h2>
      {intro && <p>{intro}</p>}
      {beside}
    </div>
    <div>{children}</div>
  </div>
)
