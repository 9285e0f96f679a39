import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { attribute } from '../contract/attributes'
import { rowsOf } from '../theme/grid'
import { headingFont, narrow } from '../theme/tokens'
import { ArrowLink } from './button'
import { Prose } from './prose'
import { Sign } from './sign'
import { Value } from './value'

export const fragment = graphql`
  fragment Card on Card {
    sign
    value
    title
    text
    link {
      ...Action
    }
  }
`

const list = css({ borderTop: '1.5px solid var(--rule)' })

const cell = css({
  padding: '22px var(--gap) 28px 0',
  borderBottom: '1px solid var(--line)',
  '& > svg': { marginBottom: 16 },
  '& p': { marginTop: 10, color: 'var(--ink-soft)' },
  [narrow]: { padding: '14px 0', '& p': { marginTop: 4 } },
})

/** The whole cell leads to the target of its link. */
const leading = css({
  position: 'relative',
  '& > a': { marginTop: 14 },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  [narrow]: { paddingBottom: 4, '& > a': { marginTop: 2 } },
})

const besideSignOnPhones = css({
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: '60px 1fr',
    '& svg': { marginBottom: 0, gridRow: '1 / span 3' },
  },
})

const number = css({
  display: 'block',
  marginBottom: 12,
  font: headingFont('2.0625rem/1.1'),
  letterSpacing: '-0.03em',
  [narrow]: { marginBottom: 4, fontSize: '1.7rem' },
})

/** A ruled grid of short items, each below a sign, a number or both. */
export const Cards = ({ items }: { items: readonly Queries.CardFragment[] }) => (
  <ul css={[list, rowsOf(items.length)]} role="list">
    {items.map(({ sign, value, title, text, link }) => (
      <li key={title} css={[cell, sign && besideSignOnPhones, link && leading]} {...attribute('reveal')}>
        {sign && <Sign name={sign} />}
        {value && (
          <b css={number}>
            <Value text={value} />
          </b>
        )}
        <h3>{title}</h3>
        <Prose text={text} />
        {link && <ArrowLink action={link} />}
      </li>
    ))}
  </ul>
)
