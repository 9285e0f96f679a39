import { css } from '@emotion/react'
import { Glyph } from '../components/glyph'
import { useSite } from '../components/site-context'
import { attribute, ids, withAttribute } from '../contract/attributes'
import { languageEntries, languages, pathPrefix } from '../i18n/languages'
import { pathInLanguage } from '../i18n/paths'
import { usePhrases } from '../i18n/use-phrases'
import { family } from '../theme/fonts'
import { barHeight, duration, easing, tight, withoutPopovers } from '../theme/tokens'

/** Before the start script runs, and without it, hovering shows the list by CSS alone. */
const switcher = css({
  flex: 'none',
  [`html:not(${withAttribute('scripts')}) &:hover ul`]: { display: 'block' },
})

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: '2.875rem',
  padding: '0 10px',
  border: 0,
  background: 'none',
  font: `550 1rem/1 ${family.text}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  anchorName: '--switcher',
  [tight]: { gap: 1, padding: 0, fontSize: '0.875rem', '& svg': { width: 11 } },
  [withoutPopovers]: { display: 'none' },
})

/**
 * The list hangs from the button by a CSS anchor, and touches it, so that a pointer on its way down never leaves both. In a
 * browser without anchors it is as wide as the screen, in one without popovers the other language takes the button's place.
 */
const list = css({
  position: 'fixed',
  positionAnchor: '--switcher',
  insetBlock: 'anchor(bottom) auto',
  insetInline: 'auto anchor(end)',
  minWidth: 'anchor-size(width)',
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  background: 'var(--brand)',
  borderTop: '1.5px solid',
  // The list unrolls by the keyframes of the menu.
  animation: `menu-in ${duration.quick} ${easing}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.875rem',
    padding: '0 14px',
    textDecoration: 'none',
    fontWeight: 550,
    borderBottom: '1px solid var(--line)',
  },
  '@supports not (top: anchor(bottom))': {
    // The bar without its free space below the button.
    insetBlock: `calc(${barHeight} - 15px) auto`,
    insetInline: 0,
    width: 'auto',
    padding: '0 var(--gutter)',
    '& a': { justifyContent: 'end' },
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& [aria-current]': { fontWeight: 650 },
  [withoutPopovers]: {
    position: 'static',
    padding: 0,
    border: 0,
    background: 'none',
    animation: 'none',
    '& a': { padding: '0 4px', border: 0 },
    '& a[aria-current]': { display: 'none' },
  },
})

/** The list of languages (R-ROUTE-5). The start script opens it for hovering, and adds search and hash to its links. */
export const LanguageSwitcher = () => {
  const { t } = usePhrases()
  const { language, alternates, path } = useSite()
  // One file stands for every missing path: its links lead home until src/browser/not-found/index.ts knows the path.
  const isMissing = Object.keys(alternates).length === 0
  return (
    <div css={switcher} {...attribute('switcher')}>
      <button
        type="button"
        css={button}
        popovertarget={ids.languages}
        aria-label={t('language.current', { name: languageEntries[language].name })}
      >
        {`${languageEntries[language].name} `}
        <Glyph of="chevron-down" size={16} />
      </button>
      <ul id={ids.languages} popover="auto" css={list} role="list" aria-label={t('language.label')}>
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
