import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { notify } from '../notifications/notify'
import { cookieReloadDelay } from '../policies/constants'
import { useSite } from '../site/site-context'

/** Reloads the page after 3 seconds (R-CHROME-7), and says so. Without JavaScript it reloads at once. */
export const CookiePreferences = () => {
  const { t } = useTranslation()
  const { path } = useSite()
  function reloadSoon(event: MouseEvent) {
    event.preventDefault()
    notify('notices', { kind: 'info', title: t('footer.cookiePreferences'), text: t('notices.cookiePreferences') })
    setTimeout(() => window.location.reload(), cookieReloadDelay)
  }
  return (
    <a href={path} onClick={reloadSoon} data-replay>
      {t('footer.cookiePreferences')}
    </a>
  )
}
