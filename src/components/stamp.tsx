import { css } from '@emotion/react'
import { usePhrases } from '../i18n/use-phrases'
import { cramped, headingFont } from '../theme/tokens'

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

/** Says of a drawing, a table or a receipt that its numbers are an example (R-PAGE-14). */
export const Stamp = ({ className }: { className?: string }) => {
  const { t } = usePhrases()
  return (
    <span css={stamp} className={className}>
      {t('example')}
    </span>
  )
}
