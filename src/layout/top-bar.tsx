import { css } from '@emotion/react'
import { ids } from '../contract/attributes'
import { color } from '../theme/colors'
import { column } from '../theme/surfaces'
import { barHeight, dark, zIndex } from '../theme/tokens'
import { BarContact } from './bar-contact'
import { LanguageSwitcher } from './language-switcher'
import { Logo } from './logo'
import { MenuButton } from './menu-button'
import { MenuOverlay } from './menu-overlay'

/** The bar is a popover, visible also while closed. Open, the browser puts it above everything. */
const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: zIndex.bar,
  display: 'block',
  width: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'var(--brand)',
  '--ink': color.ink,
  [dark]: { '--ink': color.chalk },
  color: 'var(--ink)',
  '@supports (animation-timeline: scroll())': {
    animation: 'bar-ground linear both',
    animationTimeline: 'scroll(root)',
    animationRange: '0 90px',
    '@keyframes bar-ground': { from: { background: 'transparent' }, to: { background: 'var(--brand)' } },
  },
  // The page behind the open menu does not scroll. The place of its scrollbar has the menu's ground.
  'html:has(&:popover-open)': { overflow: 'hidden', background: 'var(--brand)' },
  '@media print': { position: 'static', '--ink': color.ink },
})

const row = css(column, { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: barHeight })
/** If the bar is too narrow, its parts go in this order: phone number, lines of the menu, name of the logo, contact. */
const controls = css({
  background: 'var(--halo)',
  borderRadius: 99,
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  gap: 'clamp(6px, 2vw, 24px)',
  // It stays inside the bar: below it lies the page.
  boxShadow: '0 0 8px 6px var(--halo)',
  '@media print': { display: 'none' },
})

/** The fixed bar: logo, language, contact, menu. It stays above the open menu (R-CHROME-1, R-CHROME-2). */
export const TopBar = () => (
  <header id={ids.menu} popover="auto" css={bar}>
    <div css={row}>
      <Logo />
      <div css={controls}>
        <LanguageSwitcher />
        <BarContact />
        <MenuButton />
      </div>
    </div>
    <MenuOverlay />
  </header>
)
