import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Announcement, announced } from '../notifications/announce'
import { wanted } from '../notifications/notify'
import { outOfSight } from '../theme/surfaces'
import { useExplanations } from '../tooltips/explanations'
import { useNoticeboard } from './use-noticeboard'

/**
 * The place of toasts, announcements and tooltips. The live region is always there; the rest comes when it is wanted.
 */
export const Notifications = () => {
  const noticeboard = useNoticeboard()
  const [Toasters, setToasters] = useState<ComponentType>()
  const { Tooltips } = useExplanations()
  const [announcement, setAnnouncement] = useState<Announcement>()

  useEffect(() => {
    const load = () => void import('./toasters').then((module) => setToasters(() => module.Toasters), console.error)
    const announce = (event: Event) => event instanceof CustomEvent && setAnnouncement(event.detail)
    window.addEventListener(wanted, load, { once: true })
    window.addEventListener(announced, announce)
    return () => {
      window.removeEventListener(wanted, load)
      window.removeEventListener(announced, announce)
    }
  }, [])

  if (!noticeboard) return null
  return createPortal(
    <>
      <div css={outOfSight} role="status" data-announcer>
        {announcement && <span key={announcement.id}>{announcement.text}</span>}
      </div>
      {Toasters && <Toasters />}
      {Tooltips && <Tooltips />}
    </>,
    noticeboard,
  )
}
