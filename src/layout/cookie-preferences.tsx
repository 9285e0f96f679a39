import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { notify } from '../notifications/notify'
import { cookieReloadDelay } from '../policies/constants'
import { signal } from '../signals/signals'
import { useSite } from '../site/site-context'

const fields = 'form[data-form] :is(input, textarea)'

const isUntouched = (field: HTMLInputElement) =>
  field.value === field.defaultValue && field.checked === field.defaultChecked

/** What was typed comes back after a reload (src/forms/draft.ts), unless the browser stores nothing. */
function losesNothing(): boolean {
  try {
    return Boolean(sessionStorage)
  } catch {
    return [...document.querySelectorAll<HTMLInputElement>(fields)].every(isUntouched)
  }
}

/** A reload that is under way until its visitor moves on. */
function useReload() {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current)
    const onClick = ({ target }: Event) => target instanceof Element && target.closest('a') && cancel()
    // Before the link that restarts it.
    window.addEventListener('click', onClick, true)
    window.addEventListener(signal.page, cancel)
    return () => {
      cancel()
      window.removeEventListener('click', onClick, true)
      window.removeEventListener(signal.page, cancel)
    }
  }, [])
  return () => {
    timer.current = setTimeout(() => losesNothing() && window.location.reload(), cookieReloadDelay)
  }
}

/** Reloads the page after 3 seconds (R-CHROME-7), and says so. Without JavaScript it reloads at once. */
export const CookiePreferences = () => {
  const { t } = useTranslation()
  const { path } = useSite()
  const reload = useReload()
  function reloadSoon(event: MouseEvent) {
    event.preventDefault()
    notify('notices', { kind: 'info', title: t('footer.cookiePreferences'), text: t('notices.cookiePreferences') })
    reload()
  }
  return (
    <a href={path} onClick={reloadSoon} data-replay>
      {t('footer.cookiePreferences')}
    </a>
  )
}
