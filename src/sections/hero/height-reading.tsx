import { css } from '@emotion/react'
import { useEffect, useState } from 'react'

import { useSite } from '../../site/site-context'
import { headingFont } from '../../theme/tokens'

/** What the build writes: `HeightGrid` of src/terrain. */
type Grid = { columns: number; step: number; heights: readonly number[] }
type Reading = { x: number; y: number; metres: number }

const frame = { width: 1600, height: 900 }

const mark = css({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: -1,
  pointerEvents: 'none',
  font: headingFont('1.05rem/1'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-5px auto auto -5px',
    width: 10,
    height: 10,
    border: '1.5px solid',
    borderRadius: '50%',
  },
  '& span': {
    position: 'absolute',
    left: 14,
    bottom: 8,
    padding: '2px 4px',
    background: 'color-mix(in srgb, var(--field) 85%, transparent)',
  },
})

/** Where the pointer stands on a drawing that covers its box, and how high that is; nothing outside the drawing. */
export function readHeight(grid: Grid, box: { width: number; height: number }, x: number, y: number) {
  const scale = Math.max(box.width / frame.width, box.height / frame.height)
  const column = Math.round(((x - box.width / 2) / scale + frame.width / 2) / grid.step)
  const row = Math.round(((y - box.height / 2) / scale + frame.height / 2) / grid.step)
  return column < 0 || column >= grid.columns ? undefined : grid.heights[row * grid.columns + column]
}

const isOverWords = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, h1, p, li') !== null

function useReading(address: string, hero: HTMLElement): Reading | undefined {
  const [reading, setReading] = useState<Reading>()
  useEffect(() => {
    const watching = new AbortController()
    const { signal } = watching
    const watch = (grid: Grid) => {
      const move = ({ clientX, clientY, target, pointerType }: PointerEvent) => {
        const { left, top, width, height } = hero.getBoundingClientRect()
        const [x, y] = [clientX - left, clientY - top]
        const metres = readHeight(grid, { width, height }, x, y)
        const isRead = metres !== undefined && pointerType === 'mouse' && !isOverWords(target)
        setReading(isRead ? { x, y, metres } : undefined)
      }
      hero.addEventListener('pointermove', move, { signal, passive: true })
      hero.addEventListener('pointerleave', () => setReading(undefined), { signal })
    }
    fetch(address, { signal })
      .then((response) => response.json())
      .then(watch, () => undefined)
    return () => watching.abort()
  }, [address, hero])
  return reading
}

/** The height of the terrain under the pointer, as a surveyor would call it out. */
export const HeightReading = ({ address, hero }: { address: string; hero: HTMLElement }) => {
  const { language } = useSite()
  const reading = useReading(address, hero)
  if (!reading) return null
  const height = new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' }).format(reading.metres)
  return (
    <span css={mark} style={{ transform: `translate(${reading.x}px, ${reading.y}px)` }} data-height>
      <span>{height}</span>
    </span>
  )
}
