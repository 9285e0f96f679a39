import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Explained } from '../../components/explained'
import { Points } from '../../components/points'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { attribute } from '../../contract/attributes'
import { inThirds } from '../../theme/grid'
import { headingFont } from '../../theme/tokens'

export const fragment = graphql`
  fragment ProgramsSection on ProgramsSection {
    ...Headed
    items {
      title
      text
      points
      figure {
        ...Figure
        value
        unit
      }
    }
  }
`

type Program = Queries.ProgramsSectionFragment['items'][number]

/** The length of a program; null if it is agreed with the client. */
const weeksOf = ({ figure: { value, unit } }: Program) => (unit === 'week' ? value : null)

/** Weeks that fill a row, unless a program is longer: then its own do. All bars share one scale. */
const leastScale = 8

const length = {
  maxWidth: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  minHeight: 58,
  marginBottom: 20,
  borderBottom: '1px solid var(--line)',
  font: headingFont('clamp(1.6rem, 2.6vw, 2.4rem)/1'),
  letterSpacing: '-0.03em',
  '&::before, &::after': { content: '""', position: 'absolute', insetInlineStart: 0, bottom: -2 },
  // Borders: forced colors and paper leave grounds out.
  '&::before': { width: 'var(--length)', borderTop: '3px solid var(--accent)' },
  '&::after': {
    insetInlineStart: 'calc(var(--length) - 13px)',
    bottom: -7,
    width: 13,
    height: 13,
    borderRadius: '50%',
    border: '6.5px solid var(--accent)',
  },
} as const

const row = css({
  paddingBlock: 20,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  '& > p': length,
})

/** A length that is agreed with the client: a dashed line without an end. */
const open = css({ '&&::before': { borderTopStyle: 'dashed' }, '&&::after': { display: 'none' } })

const content = css(inThirds, { rowGap: 10, '& p': { color: 'var(--ink-soft)' } })

/** Training programs, each with a bar as long as the program lasts. */
export const Programs = ({ items, ...section }: Queries.ProgramsSectionFragment) => {
  const scale = Math.max(leastScale, ...items.map((item) => weeksOf(item) ?? 0))
  return (
    <HeadedSection {...section}>
      <ul role="list">
        {items.map((item) => {
          const { figure, title } = item
          const weeks = weeksOf(item)
          // In one line, where no label stands below it.
          const words = [figure.prefix, figure.text, figure.unitBelow].join(' ').trim()
          const share = css({ '--length': `${((weeks ?? scale) / scale) * 100}%` })
          return (
            <li key={figure.name} css={row} {...attribute('reveal')}>
              <p css={[share, weeks === null && open]}>
                <Explained note={figure.note} name={`${words} ${title}`}>
                  {words}
                </Explained>
              </p>
              <div css={content}>
                <h3>{title}</h3>
                <Prose text={item.text} />
                <Points items={item.points} />
              </div>
            </li>
          )
        })}
      </ul>
    </HeadedSection>
  )
}
