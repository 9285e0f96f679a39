import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { announce } from '../notifications/announce'

/** The new page's head, and with it its title, is written a moment after the page itself. */
const untilTitle = 150

/** Says the title of a page that was opened inside the app, in its language. Gatsby's own announcer speaks English. */
export function useRouteAnnouncement(path: string): void {
  const { t } = useTranslation()
  const announced = useRef(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `t` is new with every render; only a new path speaks.
  useEffect(() => {
    document.getElementById('gatsby-announcer')?.setAttribute('hidden', '')
    if (announced.current === path) return
    announced.current = path
    const timer = setTimeout(() => announce(t('route.navigated', { title: document.title })), untilTitle)
    return () => clearTimeout(timer)
  }, [path])
}
