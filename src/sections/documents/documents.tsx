import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { HeadedSection } from '../../components/section'
import { Sheet, sheetColors } from '../../components/sheet'
import { useSite } from '../../components/site-context'
import { Stamp } from '../../components/stamp'
import { attribute } from '../../contract/attributes'
import { formatNumber } from '../../i18n/format-number'
import { color } from '../../theme/colors'
import { desk, narrow } from '../../theme/tokens'

export const fragment = graphql`
  fragment DocumentsSection on DocumentsSection {
    ...Headed
    report {
      title
      text
    }
    findings {
      title
      text
      takings
      today
      faults {
        title
        loss
        proof
        first
      }
    }
    items {
      title
      text
      document
    }
    link {
      ...Action
    }
  }
`

/** From this width on the documents lie side by side; on narrower screens only their edges show, behind the first. */
const hand = css(sheetColors, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px var(--gap)',
  isolation: 'isolate',
  '& > li': { display: 'contents' },
  [desk]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > :first-of-type > *': { gridColumnEnd: 'span 2' },
  },
})

const name = css({
  '& h3': { fontSize: '1.0625rem', lineHeight: 1.25 },
  '& p': { marginTop: 4, color: 'var(--ink-soft)', fontSize: '0.9375rem', lineHeight: 1.35 },
  [desk]: { gridRow: 2, paddingTop: 14 },
})

const edges = [1, 2, 3, 4]
  .flatMap((at) => [`${6 * at}px ${-4 * at}px 0 -1px var(--leaf)`, `${6 * at}px ${-4 * at}px var(--ink)`])
  .join(', ')

const paper = css({ position: 'relative', border: '1px solid var(--ink)', background: 'var(--leaf)' })

const front = css(paper, {
  zIndex: 5,
  maxWidth: '34rem',
  margin: '16px 24px 0 0',
  padding: '22px 20px 26px 42px',
  boxShadow: edges,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& p': { color: 'var(--ink-soft)' },
  // The line of its margin.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 26,
    borderInlineStart: '1px solid var(--line)',
  },
  '& b': { fontWeight: 620 },
  [desk]: { gridRow: 1, margin: 0, boxShadow: 'none' },
})

const corner = css({ float: 'right', margin: '0 0 8px 16px', [narrow]: { '& ~ p': { clear: 'right' } } })

const bar = css({ width: '100%', height: 18, marginBlock: '16px 6px', overflow: 'visible' })

const fault = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  marginTop: 16,
  paddingTop: 14,
  borderTop: '1px solid var(--line)',
  '& b': { fontSize: '1.0625rem', lineHeight: 1.25 },
  '& p': { gridColumn: '1 / -1' },
  // A tick at the dearest one.
  '&:first-of-type::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -25,
    top: 23,
    width: 18,
    borderTop: '2.25px solid var(--danger)',
  },
})
/** A box to tick once it is done. */
const first = css({
  '&&': { paddingInlineStart: 22, color: 'var(--ink)' },
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.2em',
    width: 12,
    height: 12,
    border: '1px solid',
  },
})

/** Each lies a little more askew, and below the one before it. */
const behind = css(paper, {
  display: 'none',
  [desk]: {
    display: 'block',
    gridRow: 1,
    marginInlineStart: -140,
    paddingInlineStart: 140,
    transformOrigin: '100% 100%',
  },
})

type Findings = Queries.DocumentsSectionFragment['findings']

/** A page of the report, in words. In its bars, what is left of the takings is yellow, and what each fault takes is empty. */
const ReportPage = ({ title, text, takings, today, faults }: Findings) => {
  const { language } = useSite()
  const euros = (amount: number) =>
    formatNumber(amount, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const ends = faults.map((_fault, index) => faults.slice(index).reduce((left, { loss }) => left - loss, takings))
  const [left = takings] = ends
  return (
    <div css={front} {...attribute('reveal')}>
      <Stamp css={corner} /> <b>{title}</b>
      <p>{text}</p>
      <svg css={bar} viewBox={`0 0 ${takings} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path fill={color.brand} d={`M0 0H${left}V1H0z`} />
        <path
          fill="none"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
          d={`M0 0H${takings}V1H0z${ends.map((end) => `M${end} 0V1`).join('')}`}
        />
      </svg>
      <p>
        <b>{euros(left)}</b> {today} {euros(takings)}
      </p>
      <ol role="list">
        {faults.map(({ title, loss, proof, first: todo }) => (
          <li key={title} css={fault}>
            <b>{title}</b> <b>{euros(0 - loss)}</b>
            <p>{proof}</p>
            <p css={first}>{todo}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const Name = ({ title, text }: { title: string; text: string }) => (
  <div css={name} {...attribute('reveal')}>
    <h3>{title}</h3>
    <Prose text={text} />
  </div>
)

/** The documents that a client receives, like a hand of cards: one page to read, and behind it the other documents. */
export const Documents = ({ report, findings, items, ...section }: Queries.DocumentsSectionFragment) => (
  <HeadedSection {...section}>
    <ul css={hand} role="list">
      <li>
        <Name {...report} />
        <ReportPage {...findings} />
      </li>
      {items.map(({ document, ...item }, index) => (
        <li key={document}>
          <Name {...item} />
          <div css={[behind, css({ zIndex: 4 - index, rotate: `${0.6 * (index + 1)}deg` })]} {...attribute('reveal')}>
            <Sheet of={document} />
          </div>
        </li>
      ))}
    </ul>
  </HeadedSection>
)
