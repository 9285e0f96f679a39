import { css } from '@emotion/react'
import { attribute, ids } from '../contract/attributes'
import { usePhrases } from '../i18n/use-phrases'
import { family } from '../theme/fonts'
import { duration, easing, tight, withoutPopovers } from '../theme/tokens'

const isOpen = 'header:popover-open &'
/** Inside the borders. */
const line = 'calc(2.875rem - 3px)'

const button = css({
  display: 'inline-flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'center',
  gap: '0 0.7em',
  height: '2.875rem',
  minWidth: '2.875rem',
  padding: '0 1.15em',
  overflow: 'clip',
  whiteSpace: 'nowrap',
  border: '1.5px solid',
  borderRadius: 99,
  background: 'none',
  font: `600 1rem/${line} ${family.text}`,
  cursor: 'pointer',
  '& svg': {
    order: -1,
    width: '1.125rem',
    height: line,
    stroke: 'currentColor',
    strokeWidth: 2,
    overflow: 'visible',
  },
  '& path': { transition: `transform ${duration.quick} ${easing}`, transformOrigin: '9px 5px' },
  // Both words take the room of the longer one: the bar stays as it is when the menu opens.
  '& > span': { display: 'grid', justifyItems: 'start', '& > *': { gridArea: '1 / 1' } },
  // The word alone. If it does not fit beside nothing, it wraps out of sight, and pushes the lines of the menu into sight.
  [tight]: {
    flexFlow: 'wrap',
    gap: 0,
    padding: '0 min(0.6em, 9px)',
    fontSize: '0.9375rem',
    '& > span': { justifyItems: 'center' },
    '&::before': { content: '""', height: line },
    '& svg': {
      order: 1,
      flex: '0 0 100%',
      width: 0,
      paddingInline: 'calc(50% - 9px)',
      position: 'relative',
      top: `calc(-2 * ${line})`,
    },
  },
  '& .close': { visibility: 'hidden' },
  [withoutPopovers]: { display: 'none' },
  [isOpen]: {
    '& .open': { visibility: 'hidden' },
    '& .close': { visibility: 'visible' },
    '& path:first-of-type': { transform: 'translateY(4px) rotate(45deg)' },
    '& path:last-of-type': { transform: 'translateY(-4px) rotate(-45deg)' },
  },
})

/** Replaces the button in a browser that cannot open the menu. The footer has the same pages. */
const siteMapLink = css({
  display: 'none',
  [withoutPopovers]: { display: 'inline-flex', alignItems: 'center', minHeight: '2.875rem', fontWeight: 600 },
})

/** Opens and closes the menu. The browser does it until the start script does (src/browser/start/menu.ts). */
export const MenuButton = () => {
  const { t } = usePhrases()
  return (
    <>
      <button type="button" css={button} popovertarget={ids.menu} {...attribute('menu-button')}>
        <span>
          <span className="open">{t('menu.open')}</span>
          <span className="close">{t('menu.close')}</span>
        </span>
        <svg viewBox="0 0 18 10" aria-hidden="true">
          <path d="M0 1h18" />
          <path d="M0 9h18" />
        </svg>
      </button>
      <a href={`#${ids.siteMap}`} css={siteMapLink}>
        {t('menu.open')}
      </a>
    </>
  )
}
