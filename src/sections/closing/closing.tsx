import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ActionButton } from '../../components/button'
import { Detail } from '../../components/detail'
import { Heading, headingId } from '../../components/heading'
import { Prose } from '../../components/prose'
import { attribute } from '../../contract/attributes'
import { drawingLines } from '../../theme/drawing-colors'
import { basalt, column, onBrand } from '../../theme/surfaces'
import { dark, measure, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment ClosingSection on ClosingSection {
    anchor
    heading
    text
    actions {
      ...Action
    }
    detail {
      ...Detail
    }
  }
`

const closing = css(basalt, {
  // The one loud surface of the dark theme.
  [dark]: onBrand,
  paddingBlock: 'clamp(40px, 6.4vw, 92px)',
  '@media print': { paddingBlock: '14pt' },
})

const content = css(column, {
  display: 'grid',
  gap: '28px 48px',
  alignItems: 'center',
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& h2': {
    fontSize: 'clamp(min(2.8rem, 11.5vw), 6vw, 5.6rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.04em',
    maxWidth: measure(12, 'heading'),
  },
  '& p': {
    marginBlock: 'var(--air) calc(var(--air) + 8px)',
    fontSize: '1.2rem',
    maxWidth: measure(38),
    color: 'var(--ink-soft)',
  },
})

const picture = css({
  height: 'min(21vw, 300px)',
  // In px: a share of the column would leave the column as wide as the whole picture.
  maxWidth: 460,
  [narrow]: { order: -1, height: 'min(54vw, 240px)', maxWidth: '100%' },
})

const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: 14 })

/** The last call to action of a page, on basalt, with a detail of the page's drawing. */
export const Closing = ({ anchor, heading, text, actions, detail }: Queries.ClosingSectionFragment) => (
  <section id={anchor} aria-labelledby={headingId(anchor)} css={closing}>
    <div css={content} {...attribute('reveal')}>
      <div>
        <Heading anchor={anchor} text={heading} />
        <Prose text={text} />
        <div css={actionRow}>
          {actions.map((action, index) => (
            <ActionButton key={action.label} action={action} quiet={index > 0} />
          ))}
        </div>
      </div>
      {detail && <Detail css={picture} colors={drawingLines} {...detail} />}
    </div>
  </section>
)
