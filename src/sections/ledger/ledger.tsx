import { css } from '@emotion/react'
import { graphql } from 'gatsby'

import { ArrowLink } from '../../components/button'
import { Section } from '../../components/section'
import { Split } from '../../components/split'

export const fragment = graphql`
  fragment LedgerSection on LedgerSection {
    anchor
    tone
    heading
    intro
    items {
      title
      text
      points
      link {
        label
        href
      }
    }
    link {
      label
      href
    }
  }
`

const list = css({ borderBottom: '1px solid var(--line)' })

const row = css({
  display: 'grid',
  gap: '10px 28px',
  paddingBlock: 28,
  borderTop: '1px solid var(--line)',
  '&:first-of-type': { borderTop: '1.5px solid var(--rule)' },
  '@media (min-width: 64em)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
  '& p': { color: 'var(--ink-soft)' },
})

const points = css({
  display: 'grid',
  gap: 6,
  marginTop: 14,
  fontSize: '0.97rem',
  '& li': { display: 'grid', gridTemplateColumns: '18px 1fr' },
  '& li::before': { content: '""', width: 7, height: 1.5, marginTop: '0.78em', background: 'var(--accent)' },
})

/** A ruled list with one row for each entry. */
export const Ledger = ({ anchor, tone, heading, intro, items, link }: Queries.LedgerSectionFragment) => (
  <Section anchor={anchor} tone={tone}>
    <Split anchor={anchor} heading={heading} intro={intro} beside={link && <ArrowLink action={link} />}>
      <ul css={list} role="list">
        {items.map((item) => (
          <li key={item.title} css={row} data-reveal="">
            <h3>{item.title}</h3>
            <div>
              <p>{item.text}</p>
              {item.points.length > 0 && (
                <ul css={points} role="list">
                  {item.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {item.link && (
                <div css={css({ marginTop: 8 })}>
                  <ArrowLink action={item.link} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Split>
  </Section>
)
