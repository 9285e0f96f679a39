import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { headingId } from '../../components/heading'
import { HeadedSection } from '../../components/section'
import { besideSign, Sign } from '../../components/sign'
import { attribute } from '../../contract/attributes'
import { inThirds } from '../../theme/grid'
import { visuallyHidden } from '../../theme/surfaces'
import { headingFont, narrow, wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment ComparisonSection on ComparisonSection {
    ...Headed
    before
    after
    rows {
      sign
      topic
      before
      after
    }
  }
`

const table = css({
  '&, & :is(thead, tbody, th, td)': { display: 'block' },
  borderTop: '1.5px solid var(--rule)',
  '& tr': { paddingBlock: 15, borderBottom: '1px solid var(--line)' },
  '& th, & td': { padding: 0, textAlign: 'start' },
  '& thead th': { fontWeight: 600, color: 'var(--ink-soft)' },
  '& tbody th': { font: headingFont('1.2rem/1.2'), letterSpacing: '-0.02em' },
  '& tbody td': { color: 'var(--ink-soft)' },
  '& td:last-of-type': { color: 'var(--ink)' },
  [wide]: { '& tbody td': { textWrap: 'balance' } },
  [narrow]: {
    '& thead': visuallyHidden,
    '& td': { marginTop: 6 },
    '& td:last-of-type': { paddingInlineStart: 14, borderInlineStart: '3px solid var(--accent)' },
  },
})

/** The head of a column, where rows are lists. Screen readers have the heads themselves. */
const head = css({ display: 'none', fontWeight: 600, color: 'var(--ink)', [narrow]: { display: 'inline' } })

/** Two ways side by side, topic by topic. Roles say that it is a table, because a browser forgets it when `display` changes. */
export const Comparison = ({ before, after, rows, ...section }: Queries.ComparisonSectionFragment) => (
  <HeadedSection {...section}>
    <table css={table} role="table" aria-labelledby={headingId(section.anchor)}>
      <thead role="rowgroup">
        <tr role="row" css={inThirds}>
          <td role="cell" />
          {[before, after].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.topic} role="row" css={inThirds} {...attribute('reveal')}>
            <th scope="row" role="rowheader">
              <div css={row.sign && besideSign}>
                {row.sign && <Sign name={row.sign} />}
                {row.topic}
              </div>
            </th>
            {[
              [before, row.before],
              [after, row.after],
            ].map(([name, text]) => (
              <td key={name} role="cell">
                <span css={head} aria-hidden="true">
                  {name}:{' '}
                </span>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </HeadedSection>
)
