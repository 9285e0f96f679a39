import { css } from '@emotion/react'
import { useSite } from '../components/site-context'
import { usePhrases } from '../i18n/use-phrases'
import { markPath } from '../theme/mark'
import { headingFont, tight } from '../theme/tokens'

const logo = css({
  // Above the halo of its neighbors. If the name does not fit, it wraps out of sight, and the mark remains.
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  flexShrink: 99_999,
  alignItems: 'center',
  gap: '0 0.45em',
  height: '2.75rem',
  minWidth: '2.75rem',
  overflow: 'clip',
  font: headingFont('1.5rem/1'),
  letterSpacing: '-0.04em',
  textDecoration: 'none',
  '& svg': { width: '2.125rem', height: '2.75rem', fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 },
  '& span': { lineHeight: '2.75rem' },
  [tight]: { fontSize: '1.25rem', '& svg': { width: '1.75rem' } },
})

/** The mark (two contour lines of a summit) and the name. Leads to the home of the current language. */
export const Logo = () => {
  const { t } = usePhrases()
  const { agency, homePath } = useSite()
  return (
    <a href={homePath} css={logo} aria-label={t('logo', { name: agency.name })}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path d={markPath} />
      </svg>
      <span translate="no">{agency.name}</span>
    </a>
  )
}
