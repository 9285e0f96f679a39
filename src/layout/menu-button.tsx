import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { duration, easing, family, tiny } from '../theme/tokens'

const isOpen = 'header:popover-open &'

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.7em',
  minHeight: 46,
  padding: '0 1.15em',
  border: '1.5px solid',
  borderRadius: 99,
  background: 'none',
  color: 'inherit',
  font: `600 1rem/1 ${family.text}`,
  textDecoration: 'none',
  cursor: 'pointer',
  [tiny]: { gap: '0.5em', padding: '0 0.9em' },
  '& svg': { width: 18, height: 10, stroke: 'currentColor', strokeWidth: 2, overflow: 'visible' },
  '& path': { transition: `transform ${duration.quick} ${easing}`, transformOrigin: '9px 5px' },
  '& .close': { display: 'none' },
  [isOpen]: {
    '& .open': { display: 'none' },
    '& .close': { display: 'inline' },
    '& path:first-of-type': { transform: 'translateY(4px) rotate(45deg)' },
    '& path:last-of-type': { transform: 'translateY(-4px) rotate(-45deg)' },
  },
})

/** Opens and closes the menu: the browser does it, whether the app runs or not. */
export const MenuButton = () => {
  const { t } = useTranslation()
  return (
    <button type="button" css={button} popovertarget="menu">
      <span className="open">{t('menu.open')}</span>
      <span className="close">{t('menu.close')}</span>
      <svg viewBox="0 0 18 10" aria-hidden="true" focusable="false">
        <path d="M0 1h18" />
        <path d="M0 9h18" />
      </svg>
    </button>
  )
}
