import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { SiteLink } from '../components/site-link'
import { useSite } from '../site/site-context'
import { markPath } from '../theme/mark'
import { family, tiny } from '../theme/tokens'

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  minHeight: 44,
  font: `700 1.5rem/1 ${family.heading}`,
  letterSpacing: '-0.04em',
  textDecoration: 'none',
  '& svg': { width: 34, height: 34, fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 },
  [tiny]: { fontSize: '1.25rem', '& svg': { width: 28 } },
})

/** The mark, two contour lines of a summit, and the name: leads to the home of the current language. */
export const Logo = () => {
  const { t } = useTranslation()
  const { agency, homePath } = useSite()
  return (
    <SiteLink href={homePath} css={logo} aria-label={t('logo', { name: agency.name })}>
      <svg viewBox="0 0 34 34" aria-hidden="true" focusable="false">
        <path d={markPath} />
      </svg>
      {agency.name}
    </SiteLink>
  )
}
