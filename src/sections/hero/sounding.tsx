import { type ComponentType, useEffect, useRef, useState } from 'react'

type ReadingProps = { address: string; hero: HTMLElement }

/** Tells the height under the pointer. Its code and the heights come when somebody points at the terrain. */
export const Sounding = ({ address }: { address: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, show] = useState<{ Reading: ComponentType<ReadingProps>; hero: HTMLElement }>()
  useEffect(() => {
    const hero = place.current?.closest('section')
    if (!hero || !matchMedia('(hover: hover)').matches) return
    const load = () =>
      void import('./height-reading').then(
        ({ HeightReading }) => show({ Reading: HeightReading, hero }),
        // It is a game: without it nothing is missing.
        () => undefined,
      )
    hero.addEventListener('pointermove', load, { once: true })
    return () => hero.removeEventListener('pointermove', load)
  }, [])
  return (
    <span ref={place} aria-hidden="true">
      {shown && <shown.Reading address={address} hero={shown.hero} />}
    </span>
  )
}
