import { css } from '@emotion/react'
import { usePhrases } from '../i18n/use-phrases'
import { belowDesk, cramped, desk, headingFont } from '../theme/tokens'

const stamp = css({
  display: 'inline-block',
  justifySelf: 'start',
  padding: '0.3em 0.5em',
  rotate: '-4deg',
  border: '4px double',
  color: 'var(--accent)',
  font: headingFont('1.0625rem/1.15'),
  overflowWrap: 'break-word',
  [cramped]: { overflowWrap: 'anywhere' },
})

/** In the corner above the heading, which the section's padding leaves free. */
const above = { '& > span': { order: -1, justifySelf: 'end', margin: '-20px 0 -4px' } }

/** At the end of a heading's row, in the element around both: of a plain heading, or of the large one above a drawing. */
export const stampBeside = {
  heading: css({
    [belowDesk]: above,
    [desk]: { '& > p': { gridArea: '1 / 5 / auto / 11' }, '& > span': { gridRow: 1, justifySelf: 'end' } },
  }),
  argument: css({
    [belowDesk]: above,
    [desk]: {
      gridTemplateColumns: '1fr auto',
      '& > *': { gridColumn: 1 },
      '& > span': { gridArea: '1 / 2', alignSelf: 'start', marginTop: 18 },
    },
  }),
}

/** Says of a drawing, a table or a receipt that its numbers are an example (R-PAGE-14). */
export const Stamp = ({ className }: { className?: string }) => {
  const { t } = usePhrases()
  return (
    <span css={stamp} className={className}>
      {t('example')}
    </span>
  )
}
