import { type CSSObject, css } from '@emotion/react'
import { outOfSight } from '../../theme/surfaces'
import { showing } from '../kit/stage'
import { costColumn, dashes, rowSpace, signColumn, tableHead, teamColumn, timeColumn } from './table'

type Section = Queries.AscentSectionFragment
type Route = Section['options'][number]

/** In the list and on a tall sheet the numbers of a route stand below its words; on a map they are columns. */
const onMap = (style: CSSObject) => ({ '@media screen': { [showing.wide]: style, [showing.small]: style } })

const table = css({
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.22,
  textAlign: 'left',
  // With very large letters a word may be wider than the screen.
  overflowWrap: 'anywhere',
  '& thead': outOfSight,
  '& tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.8rem',
    padding: `${rowSpace}rem 0 ${rowSpace}rem ${signColumn}rem`,
    borderTop: '1px solid var(--line)',
  },
  '& th': { flexBasis: '100%', fontWeight: 620 },
  '& td': { padding: '0.35rem 0 0' },
})

const columns = css(
  onMap({
    '& thead': { position: 'static', width: 'auto', height: 'auto', clip: 'auto', clipPath: 'none', margin: 0 },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `1fr ${timeColumn}rem ${teamColumn}rem ${costColumn}rem`,
      columnGap: 0,
      alignItems: 'baseline',
    },
    '& thead tr': { border: 0, paddingBlock: 0, minHeight: `${tableHead}rem` },
    '& th:not(:first-of-type), & td': { padding: 0, textAlign: 'right', whiteSpace: 'nowrap' },
    '& thead th': { color: 'var(--ink-soft)', fontSize: '0.9375rem', fontWeight: 400 },
    '& thead th:not(:first-of-type)': { paddingLeft: '1.1rem' },
  }),
)

const words = css(
  { display: 'block', color: 'var(--ink-soft)', fontWeight: 400, fontSize: '0.9375rem', lineHeight: 1.35 },
  onMap(outOfSight),
)

const sign = css({
  position: 'absolute',
  left: 0,
  top: `${rowSpace}rem`,
  width: '2.8rem',
  height: '1.3rem',
  overflow: 'visible',
  fill: 'none',
  '& path': { strokeLinecap: 'round' },
})

/** The line of a route, as it is on the map. */
const RouteSign = ({ route, others }: { route: Route; others: number }) => {
  const { dash, width } = dashes[others === 0 ? 0 : 1]
  return (
    <svg css={sign} viewBox="0 0 45 20" aria-hidden="true">
      {route.chosen ? (
        <>
          <path stroke="var(--casing)" strokeWidth="10" d="M4 10h37" />
          <path stroke="var(--lemon)" strokeWidth="5.5" d="M4 10h37" />
        </>
      ) : (
        <path stroke="var(--ink)" strokeWidth={width} strokeDasharray={dash} d="M2 10h41" />
      )}
    </svg>
  )
}

const Row = ({ route, others, taken }: { route: Route; others: number; taken: string }) => (
  <tr role="row">
    <th scope="row" role="rowheader">
      <RouteSign route={route} others={others} />
      <span data-part="cell">{route.name}</span>
      {route.chosen && <span css={outOfSight}>, {taken}</span>}
      <span css={words}>{route.text}</span>
    </th>
    <td role="cell" data-part="cell">
      {route.timeText}
    </td>
    <td role="cell" data-part="cell">
      {route.teamText}
    </td>
    <td role="cell" data-part="cell">
      {route.costText}
    </td>
  </tr>
)

export const RouteTable = ({ section }: { section: Section }) => (
  <table css={[table, columns]} role="table">
    <thead role="rowgroup">
      <tr role="row">
        {(['route', 'time', 'team', 'cost'] as const).map((name) => (
          <th key={name} scope="col" role="columnheader">
            {section.columns[name]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {section.options.map((route, index) => {
        const others = section.options.slice(0, index).filter(({ chosen }) => !chosen).length
        return <Row key={route.name} route={route} others={others} taken={section.taken} />
      })}
    </tbody>
  </table>
)
