import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { besideSign, Sign } from '../../components/sign'
import { attribute, withAttribute } from '../../contract/attributes'
import { visuallyHidden } from '../../theme/surfaces'
import { wide } from '../../theme/tokens'

export const fragment = graphql`
  fragment Table on Table {
    head
    columns
    warnings
    rows {
      title
      text
      sign
      cells
      warning {
        title
        text
      }
    }
  }
`

/** On a phone and on paper each row is a list: its title, then each cell behind the head of its column. */
const list = css({
  lineHeight: 1.3,
  '&, & tbody, & tr, & th': { display: 'block' },
  '& thead': visuallyHidden,
  '& tr': { position: 'relative', padding: '0 0 18px' },
  // A browser centers heads.
  '& th': { textAlign: 'start' },
  '& tbody th': { fontWeight: 400 },
  '& td': { display: 'grid', gridTemplateColumns: 'minmax(5em, min(38%, 7em)) 1fr', gap: 12, paddingBlock: 4 },
  '& td:not(:empty)': { borderTop: '1px solid var(--line)' },
  '& td:empty': { display: 'none' },
  [`& td${withAttribute('warning')}`]: { gridTemplateColumns: '1fr', gap: 4 },
})

export const inColumns = css({
  [wide]: {
    display: 'table',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    width: '100%',
    marginBottom: 24,
    fontVariantNumeric: 'tabular-nums',
    '& thead': { position: 'static', clipPath: 'none', whiteSpace: 'normal' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th, & td': { display: 'table-cell', padding: '14px 0', borderBottom: '1px solid var(--line)' },
    '& thead th': { color: 'var(--ink-soft)', fontSize: 'var(--small-text)', fontWeight: 400 },
    // The values begin where texts beside a name do, near the words that they belong to.
    '& th:first-of-type': { width: '33.333%', paddingInlineEnd: 'var(--gap)' },
    '& th:not(:first-of-type), & td': { paddingInlineStart: 'calc(var(--gap) / 3)' },
    '& td:not(:empty)': { borderTop: 0 },
    [`& ${withAttribute('head')}`]: { display: 'none' },
  },
})

const cellHead = css({ color: 'var(--ink-soft)' })
const rowTitle = css({ fontWeight: 620 })
const rowText = css({ display: 'block', color: 'var(--ink-soft)', fontSize: 'var(--small-text)', textWrap: 'balance' })

const warningTitle = css({ display: 'block', color: 'var(--danger)', fontWeight: 620 })

/** The line of a row passes the cells before the last one that says something, and ends there. */
function lineIn({ cells }: Queries.TableFragment['rows'][number], at: number) {
  const last = cells.findLastIndex(Boolean)
  return at > last ? undefined : attribute('through', at === last ? 'end' : '')
}

type TableProps = {
  table: Queries.TableFragment
  className?: string
  /** What leads from a row to the next one. */
  between?: (index: number) => ReactNode
}

/** The table of a drawing. Roles say that it is one, because a browser forgets it when `display` changes. */
export const Table = ({ table: { head, columns, warnings, rows }, className, between }: TableProps) => (
  <table css={list} className={className} role="table">
    <thead role="rowgroup">
      <tr role="row">
        {[head, ...columns].map((name) => (
          <th key={name} scope="col" role="columnheader">
            {name}
          </th>
        ))}
        {warnings && (
          <th scope="col" role="columnheader" {...attribute('warning')}>
            {warnings}
          </th>
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row, index) => (
        <tr key={row.title} role="row">
          <th scope="row" role="rowheader">
            {index < rows.length - 1 && between?.(index)}
            <div css={besideSign}>
              {row.sign && <Sign name={row.sign} />}
              <div>
                <span css={rowTitle}>{row.title}</span> {row.text && <span css={rowText}>{row.text}</span>}
              </div>
            </div>
          </th>
          {row.cells.map((cell, at) => (
            <td key={columns[at]} role="cell" {...(between && lineIn(row, at))}>
              {cell && (
                <>
                  {/* Screen readers have the heads themselves. */}
                  <span css={cellHead} {...attribute('head')} aria-hidden="true">
                    {columns[at]}
                  </span>{' '}
                  <span>{cell}</span>
                </>
              )}
            </td>
          ))}
          {warnings && (
            <td role="cell" {...attribute('warning')}>
              {row.warning && (
                <span>
                  <b css={warningTitle}>{row.warning.title}</b> {row.warning.text}
                </span>
              )}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
