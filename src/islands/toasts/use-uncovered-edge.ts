import { type RefObject, useLayoutEffect } from 'react'

import type { ToasterOptions } from './toasters'

type Edge = ToasterOptions['edge']

/** What a toast may speak of: a form's button and outcome, the field in hand, the control just pressed, other toasts. */
const subjects = '[data-toast-subject], [data-field]:focus-within, main :focus, [data-toast]'

function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

function coveredAt(edge: Edge, region: HTMLElement): number {
  region.dataset.edge = edge
  const own = region.getBoundingClientRect()
  const others = [...document.querySelectorAll(subjects)].filter((element) => !region.contains(element))
  return others.reduce((sum, element) => sum + overlap(own, element.getBoundingClientRect()), 0)
}

function chooseEdge(region: HTMLElement, preferred: Edge): void {
  const other = preferred === 'top' ? 'bottom' : 'top'
  const covered = coveredAt(preferred, region)
  if (covered > 0 && coveredAt(other, region) < covered) return
  region.dataset.edge = preferred
}

/** Toasts stand at the edge of the screen where they cover nothing that they speak of, also while the page scrolls. */
export function useUncoveredEdge(
  region: RefObject<HTMLElement | null>,
  preferred: Edge,
  toasts: readonly unknown[],
): void {
  useLayoutEffect(() => {
    if (toasts.length === 0) return
    const renew = () => region.current && chooseEdge(region.current, preferred)
    renew()
    window.addEventListener('scroll', renew, { passive: true })
    window.addEventListener('resize', renew)
    return () => {
      window.removeEventListener('scroll', renew)
      window.removeEventListener('resize', renew)
    }
  }, [region, preferred, toasts])
}
