import { css } from '@emotion/react'
import { attribute, withAttribute } from '../../contract/attributes'

import { column, outOfSight } from '../../theme/surfaces'
import { wide } from '../../theme/tokens'
import type { DrawingData } from './placing'
import { hasRegister, register, road, strip } from './register'

type TableData = NonNullable<DrawingData['table']>
type Row = TableData['rows'][number]

/** On a phone and on paper each row is a list: its title, then each cell behind the head of its column. */
const list = css({
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&, & tbody, & tr, & th': { display: 'block' },
  '& thead': outOfSight,
  '& tr': { position: 'relative', padding: '0 0 24px' },
  // A browser centers heads.
  '& th': { textAlign: 'start' },
  '& tbody th': { fontWeight: 400 },
  '& td': { display: 'grid', gridTemplateColumns: 'minmax(5.5em, 1fr) 3fr', gap: 12, paddingBlock: 5 },
  '& td:not(:empty)': { borderTop: '1px solid var(--line)' },
  '& td:empty': { display: 'none' },
  [`& td${withAttribute('warning')}`]: { gridTemplateColumns: '1fr', gap: 4 },
})

const columns = css({
  [wide]: {
    display: 'table',
    borderCollapse: 'collapse',
    width: '100%',
    marginBottom: 24,
    fontVariantNumeric: 'tabular-nums',
    '& thead': { display: 'table-header-group', position: 'static', clipPath: 'none', whiteSpace: 'normal' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th, & td': { display: 'table-cell', padding: '14px 0', borderBottom: '1px solid var(--line)' },
    '& thead th': { color: 'var(--ink-soft)', fontSize: '0.9375rem', fontWeight: 400 },
    '& th:not(:first-of-type), & td': { paddingInlineStart: '1.5rem', textAlign: 'end', whiteSpace: 'nowrap' },
    '& td:not(:empty)': { borderTop: 0 },
    [`& ${withAttribute('head')}`]: { display: 'none' },
  },
})

/** The head of its column, in a cell of a list. */
const cellHead = css({ color: 'var(--ink-soft)' })
const signStyle = css({
  flex: 'none',
  width: '2.5rem',
  height: '2.25rem',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
const rowHead = css({ display: 'flex', alignItems: 'center', gap: '0.6rem 1rem', marginBottom: 12 })
const rowTitle = css({ fontWeight: 620 })
const rowText = css({ display: 'block', color: 'var(--ink-soft)', fontSize: '0.9375rem' })
const inColumns = css({ [wide]: { marginBottom: 0 } })

/** The road from a stop to the next one, as long as the row. It bends to one side and to the other in turn. */
const bends = ['M30 0C30 34 8 44 12 92S54 150 30 200', 'M30 0C30 40 56 54 48 100S12 150 30 200']

const Road = ({ index }: { index: number }) => (
  <svg css={road} viewBox="0 0 60 200" preserveAspectRatio="none" aria-hidden="true">
    <path d={bends[index % 2]} stroke="var(--casing)" strokeWidth="10" />
    <path d={bends[index % 2]} stroke="var(--highlight)" strokeWidth="5.5" />
  </svg>
)

const Head = ({ row: { title, text, sign }, signs }: { row: Row; signs: string | null | undefined }) => (
  <div css={[rowHead, inColumns]}>
    {sign && signs && (
      <svg css={signStyle} aria-hidden="true">
        <use href={`${signs}#${sign}`} />
      </svg>
    )}
    <div>
      <span css={rowTitle}>{title}</span>
      {text && <span css={rowText}>{text}</span>}
    </div>
  </div>
)

const warningStyle = css({ '& b': { display: 'block', color: 'var(--danger)', fontWeight: 620 } })

const Warning = ({ warning }: Pick<Row, 'warning'>) => (
  <td css={warningStyle} role="cell" {...attribute('warning')}>
    {warning && (
      <span>
        <b>{warning.title}</b> {warning.text}
      </span>
    )}
  </td>
)

/** The line of a register passes the cells before the last one that says something, and ends there. */
const lineAt = (at: number, last = -1) => {
  if (at > last) return undefined
  return attribute('through', at === last ? 'end' : 'through')
}

type TableProps = { table: TableData; drawing: DrawingData['drawing'] }

/**
 * The table of a drawing. Where a composition has `columns`, the table is its register: each row is a column below the
 * picture. Roles say that it is a table, because a browser forgets it when `display` changes.
 */
export const Table = ({ table, drawing }: TableProps) => {
  const { compositions, signs } = drawing
  const isRegister = hasRegister(drawing)
  const last = table.rows.map(({ cells }) => cells.findLastIndex(Boolean))
  return (
    <div css={isRegister ? undefined : column}>
      <table css={[list, isRegister ? [strip, ...compositions.map(register(table))] : columns]} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {[table.head, ...table.columns].map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
            {table.warnings && (
              <th scope="col" role="columnheader" {...attribute('warning')}>
                {table.warnings}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.rows.map((row, index) => (
            <tr key={row.title} role="row">
              <th scope="row" role="rowheader">
                {isRegister && index < table.rows.length - 1 && <Road index={index} />}
                <Head row={row} signs={signs?.publicURL} />
              </th>
              {row.cells.map((cell, at) => (
                <td key={table.columns[at]} role="cell" {...lineAt(at, last[index])}>
                  {cell && (
                    <>
                      {/* Screen readers have the heads themselves. */}
                      <span css={cellHead} {...attribute('head')} aria-hidden="true">
                        {table.columns[at]}
                      </span>
                      <span>{cell}</span>
                    </>
                  )}
                </td>
              ))}
              {table.warnings && <Warning warning={row.warning} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
