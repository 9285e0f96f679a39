import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'

import { useHydrated } from '../components/use-hydrated'
import { duration, easing, family, tiny } from '../theme/tokens'

type MenuButtonProps = { isOpen: boolean; onToggle: () => void }

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
  '&[aria-expanded="true"] path:first-of-type': { transform: 'translateY(4px) rotate(45deg)' },
  '&[aria-expanded="true"] path:last-of-type': { transform: 'translateY(-4px) rotate(-45deg)' },
})

const Lines = () => (
  <svg viewBox="0 0 18 10" aria-hidden="true" focusable="false">
    <path d="M0 1h18" />
    <path d="M0 9h18" />
  </svg>
)

/** Opens and closes the menu. Until the page runs, and without JavaScript, it leads to the footer's site map. */
export const MenuButton = ({ isOpen, onToggle }: MenuButtonProps) => {
  const { t } = useTranslation()
  const hydrated = useHydrated()
  if (!hydrated) {
    return (
      <a href="#site-map" css={button}>
        {t('menu.open')} <Lines />
      </a>
    )
  }
  return (
    <button type="button" css={button} aria-expanded={isOpen} aria-controls="menu" onClick={onToggle}>
      {t(isOpen ? 'menu.close' : 'menu.open')} <Lines />
    </button>
  )
}
