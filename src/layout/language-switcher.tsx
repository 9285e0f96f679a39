import { css } from '@emotion/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { languageEntries, languages } from '../i18n/languages'
import { pathInLanguage } from '../i18n/paths'
import { useSite } from '../site/site-context'
import { hairline } from '../theme/colors'
import { duration, easing, family, tiny } from '../theme/tokens'

const switcher = css({
  position: 'relative',
  '& ul': { visibility: 'hidden', opacity: 0 },
  '&:hover ul, &:focus-within ul, &[data-open="true"] ul': { visibility: 'visible', opacity: 1 },
  '&[data-open="dismissed"] ul': { visibility: 'hidden', opacity: 0 },
})

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 46,
  padding: '0 10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `550 1rem/1 ${family.text}`,
  cursor: 'pointer',
  [tiny]: { padding: '0 4px', '& svg': { display: 'none' } },
})

/** It touches the button, so that the pointer never leaves the whole on its way down. */
const list = css({
  position: 'absolute',
  top: '100%',
  right: 0,
  minWidth: '100%',
  background: 'var(--field)',
  borderTop: '1.5px solid',
  transition: `opacity ${duration.quick} ${easing}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 46,
    padding: '0 14px',
    textDecoration: 'none',
    fontWeight: 550,
    borderBottom: `1px solid ${hairline.onLight}`,
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '& [aria-current]': { fontWeight: 650 },
})

const searchAndHash = () => window.location.search + window.location.hash

/**
 * The languages, opened by hover, focus, touch and keys (WCAG 1.4.13: Escape dismisses it). Plain links with a full
 * page load; search and hash go along (specification, section 4).
 */
export const LanguageSwitcher = () => {
  const { t } = useTranslation()
  const { language, alternates, path } = useSite()
  const [state, setState] = useState<'closed' | 'true' | 'dismissed'>('closed')
  const [suffix, setSuffix] = useState('')

  const renewSuffix = () => setSuffix(searchAndHash())

  useEffect(() => {
    setSuffix(searchAndHash())
    // Hover opens the list without focus: Escape must be heard wherever focus is.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setState('dismissed')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus of the whole open it; its controls are inside.
    <div
      css={switcher}
      data-open={state}
      onPointerEnter={() => {
        setState('closed')
        renewSuffix()
      }}
      onFocus={renewSuffix}
      onBlur={() => setState('closed')}
    >
      <button
        type="button"
        css={button}
        aria-expanded={state === 'true'}
        aria-controls="languages"
        aria-label={t('language.current', { name: languageEntries[language].name })}
        onClick={() => setState(state === 'true' ? 'dismissed' : 'true')}
      >
        {languageEntries[language].name} <ChevronDown size={16} aria-hidden />
      </button>
      <ul id="languages" css={list} role="list" aria-label={t('language.label')}>
        {languages.map((code) => (
          <li key={code}>
            <a
              href={pathInLanguage(path, code, alternates) + suffix}
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
