import { css } from '@emotion/react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../components/glyph'

import { languageEntries, languages, pathPrefix } from '../i18n/languages'
import { pathInLanguage } from '../i18n/paths'
import { barHeight, duration, easing, family, tight } from '../theme/tokens'
import { useSite } from './site-context'

/** Until the start script is there, and without it, hovering shows the list by itself. */
const switcher = css({
  flex: 'none',
  'html:not([data-scripts]) &:hover ul': { display: 'block' },
})

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: '2.875rem',
  padding: '0 10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `550 1rem/1 ${family.text}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  anchorName: '--switcher',
  [tight]: { padding: '0 2px', fontSize: '0.9375rem', '& svg': { display: 'none' } },
})

/**
 * It touches the button, so that the pointer never leaves the whole on its way down. Open, it lies over the page and knows
 * no place but the screen's: it hangs from the button by name, in a browser without anchors it is the right half of the screen.
 */
const list = css({
  position: 'fixed',
  positionAnchor: '--switcher',
  // The bar without its room below the button.
  inset: `calc(${barHeight} - 15px) 0 auto 50%`,
  width: 'auto',
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'var(--field)',
  borderTop: '1.5px solid',
  // It unrolls as the menu does, by its keyframes.
  animation: `menu-in ${duration.quick} ${easing}`,
  '@supports (top: anchor(bottom))': {
    inset: 'anchor(bottom) anchor(right) auto auto',
    minWidth: 'anchor-size(width)',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.875rem',
    padding: '0 14px',
    textDecoration: 'none',
    fontWeight: 550,
    borderBottom: '1px solid var(--line)',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& [aria-current]': { fontWeight: 650 },
})

/**
 * The languages, opened by touch and keys through the browser, by hovering through the start script, which also takes
 * search and hash along. Plain links with a full page load (R-ROUTE-5).
 */
export const LanguageSwitcher = () => {
  const { t } = useTranslation()
  const { language, alternates, path } = useSite()
  // One file stands for every missing path: its links lead home until a script knows the path (src/islands/start/not-found.ts).
  const isMissing = Object.keys(alternates).length === 0
  return (
    <div css={switcher} data-switcher>
      <button
        type="button"
        css={button}
        popovertarget="languages"
        aria-label={t('language.current', { name: languageEntries[language].name })}
      >
        {`${languageEntries[language].name} `}
        <Glyph of="chevron-down" size={16} />
      </button>
      <ul id="languages" popover="auto" css={list} role="list" aria-label={t('language.label')}>
        {languages.map((code) => (
          <li key={code}>
            <a
              href={isMissing ? pathPrefix(code) : pathInLanguage(path, code, alternates)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {languageEntries[code].name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
