import { css } from '@emotion/react'

const drawing = css({
  width: '100%',
  maxWidth: 320,
  height: 130,
  marginBottom: 24,
  fill: 'none',
  stroke: 'var(--accent)',
  strokeWidth: 1.5,
  '& .faint': { stroke: 'var(--ink-soft)', opacity: 0.45 },
  '& .point': { fill: 'var(--accent)', stroke: 'none' },
  '@media print': { display: 'none' },
})

/** Analytics: a profile with its spot heights. */
const Analytics = () => (
  <>
    <path className="faint" d="M0 112H320M60 112V88M150 112V52M240 112V24" strokeDasharray="3 5" />
    <path d="M0 104C30 102 42 94 60 88s50-30 90-36 60-26 90-28 60-12 80-14" />
    <path
      className="point"
      d="M54 88a6 6 0 1 0 12 0 6 6 0 1 0-12 0M144 52a6 6 0 1 0 12 0 6 6 0 1 0-12 0M234 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
    />
  </>
)

/** Automation: a path over contour lines, from an event to a finished task. */
const Automation = () => (
  <>
    <path
      className="faint"
      d="M0 100c60-4 70-44 130-46s90 20 190-24M0 76c50 0 70-40 124-44s110 12 196-24M0 122c70-2 90-42 150-44s100 10 170-20"
    />
    <path d="M22 104c40 0 26-64 84-64s44 52 96 52 44-60 92-62" />
    <path
      className="point"
      d="M16 104a6 6 0 1 0 12 0 6 6 0 1 0-12 0M100 40a6 6 0 1 0 12 0 6 6 0 1 0-12 0M196 92a6 6 0 1 0 12 0 6 6 0 1 0-12 0M288 30a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
    />
  </>
)

/** Monitoring: a level line between two limits. */
const Monitoring = () => (
  <>
    <path className="faint" d="M0 36H320M0 100H320" strokeDasharray="3 5" />
    <path d="M0 70c20 0 24-12 44-12s22 20 44 20 20-14 40-14 22 10 40 8 22-46 42-46 20 60 42 58 20-14 34-14 20 2 34 0" />
    <path className="point" d="M204 26a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />
    <path d="M197 26a13 13 0 1 0 26 0 13 13 0 1 0-26 0" />
  </>
)

const drawings: Record<Queries.SuiteItemDrawing, () => React.JSX.Element> = {
  analytics: Analytics,
  automation: Automation,
  monitoring: Monitoring,
}

/** The small line drawing of a product of the suite. */
export const SuiteDrawing = ({ name }: { name: Queries.SuiteItemDrawing }) => {
  const Drawing = drawings[name]
  return (
    <svg css={drawing} viewBox="0 0 320 130" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
