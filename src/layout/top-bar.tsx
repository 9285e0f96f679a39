import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useSite } from '../site/site-context'
import { color } from '../theme/colors'
import { column, halo } from '../theme/surfaces'
import { barHeight, dark, layer } from '../theme/tokens'
import { LanguageSwitcher } from './language-switcher'
import { Logo } from './logo'
import { MenuButton } from './menu-button'
import { MenuOverlay } from './menu-overlay'
import { useMenuKeys } from './use-menu-keys'

type TopBarProps = { isMenuOpen: boolean; onMenuChange: (open: boolean) => void }

const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: layer.bar,
  background: 'var(--field)',
  '--ink': color.ink,
  [dark]: { '--ink': color.chalk },
  color: 'var(--ink)',
  '@supports (animation-timeline: scroll())': {
    animation: 'bar-ground linear both',
    animationTimeline: 'scroll(root)',
    animationRange: '0 90px',
    '@keyframes bar-ground': { from: { background: 'transparent' }, to: { background: 'var(--field)' } },
  },
  '@media print': { position: 'static' },
})

const row = css(column, { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: barHeight })
const controls = css(halo, {
  borderRadius: 99,
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(6px, 2vw, 24px)',
  '@media print': { display: 'none' },
})

/** The fixed bar: logo, language, menu. It stays above the overlay while that is open (specification, section 4). */
export const TopBar = ({ isMenuOpen, onMenuChange }: TopBarProps) => {
  const { path } = useSite()
  const header = useRef<HTMLElement>(null)
  useMenuKeys(header, isMenuOpen, onMenuChange)

  // The menu closes when a page is chosen in it, and when the browser's own buttons change the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path closes it.
  useEffect(() => onMenuChange(false), [path])

  return (
    <header ref={header} css={bar}>
      <div css={row}>
        <Logo />
        <div css={controls}>
          <LanguageSwitcher />
          <MenuButton isOpen={isMenuOpen} onToggle={() => onMenuChange(!isMenuOpen)} />
        </div>
      </div>
      {isMenuOpen && <MenuOverlay onChoose={() => onMenuChange(false)} />}
    </header>
  )
}
