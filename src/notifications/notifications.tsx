import { css } from '@emotion/react'
import { type ComponentType, useEffect, useState } from 'react'

import { type Announcement, announced } from './announce'
import { wanted } from './notify'

const outOfSight = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** The place of toasts and announcements. The live region is always there; the toasters come when one is wanted. */
export const Notifications = () => {
  const [Toasters, setToasters] = useState<ComponentType>()
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

  return (
    <>
      <div css={outOfSight} role="status" data-announcer key="status">
        {announcement && <span key={announcement.id}>{announcement.text}</span>}
      </div>
      {Toasters && <Toasters />}
    </>
  )
}
