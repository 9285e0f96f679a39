import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ActionButton } from '../../components/button'
import { Copy } from '../../components/copy'
import { Terrain } from '../../components/terrain'
import { color } from '../../theme/colors'
import { basalt, column } from '../../theme/surfaces'
import { dark, measure, narrow } from '../../theme/tokens'

export const fragment = graphql`
  fragment ClosingSection on ClosingSection {
    anchor
    heading
    text
    actions {
      label
      href
    }
    page {
      terrain {
        lines {
          publicURL
        }
      }
    }
  }
`

const closing = css(basalt, {
  [dark]: { '--surface': color.night },
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  paddingBlock: 'clamp(68px, 6.4vw, 92px)',
  '@media print': { paddingBlock: '14pt' },
})

const content = css(column, {
  '& h2': {
    fontSize: 'clamp(2.8rem, 6vw, 5.6rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.04em',
    maxWidth: measure(12, 'heading'),
  },
  '& p': {
    marginBlock: '26px 36px',
    fontSize: '1.2rem',
    maxWidth: measure(38),
    color: '#d5dad4',
    '@media print': { color: 'inherit' },
  },
})

const backdrop = css({
  zIndex: -1,
  opacity: 0.55,
  maskImage: 'linear-gradient(80deg, transparent 44%, #000 72%)',
  [narrow]: { opacity: 0.4, maskImage: 'linear-gradient(210deg, #000 4%, transparent 32%)' },
})

const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: 14 })

/** The last call to action of a page, on basalt, with the page's terrain in the color of the brand. */
export const Closing = ({ anchor, heading, text, actions, page }: Queries.ClosingSectionFragment) => {
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} css={closing}>
      <Terrain lines={page.terrain.lines.publicURL} css={backdrop} />
      <div css={content} data-reveal="">
        <h2 id={`${anchor}-heading`}>
          <Copy text={heading} />
        </h2>
        <p>{text}</p>
        <div css={actionRow}>
          {actions.map((action, index) => (
            <ActionButton key={action.label} action={action} quiet={index > 0} />
          ))}
        </div>
      </div>
    </section>
  )
}
