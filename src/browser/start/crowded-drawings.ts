type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const labelsOf = (section: Element) => [...section.querySelectorAll('[data-label]')]

/** The lines of words of a label, or of what stands above the picture. Its box may be wider than they are. */
const linesOf = (block: Element): Box[] =>
  [...block.querySelectorAll('h2, p, b, h3, span, a')].flatMap((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()]
  })

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

/** Whether words of a drawing lie on others, or leave its section: beside a scrollbar, that is narrower than the screen. */
function isCrowded(section: Element): boolean {
  const labels = [...section.querySelectorAll('header, [data-label]')].map(linesOf)
  const edge = section.getBoundingClientRect()
  const isOutside = labels.flat().some(({ left, right }) => left < edge.left || right > edge.right)
  const isOn = (lines: Box[], index: number) =>
    labels.slice(index + 1).some((others) => lines.some((line) => others.some((other) => meet(line, other))))
  return isOutside || labels.some(isOn)
}

const observer = new ResizeObserver((entries) => {
  for (const section of new Set(entries.flatMap(({ target }) => target.closest('section') ?? []))) {
    if (!isCrowded(section)) continue
    for (const label of labelsOf(section)) observer.unobserve(label)
    section.toggleAttribute('data-listed', true)
  }
})

let width = 0

/** Every drawing shows its picture again, and is measured before the browser paints it. */
function measure(): void {
  if (width === innerWidth) return
  width = innerWidth
  for (const label of document.querySelectorAll('[data-label]')) {
    label.closest('section')?.removeAttribute('data-listed')
    observer.observe(label)
  }
}

/**
 * Shows the list of a drawing's labels in place of its picture where the words do not fit into it (R-PAGE-19): a visitor's
 * smallest letters, a font or a translation of his own may take more room than the place of a label grows by.
 */
export function listCrowdedDrawings(): void {
  measure()
  addEventListener('resize', measure)
  // Fonts that have come break lines anew in a label that stays as large.
  addEventListener('load', () => {
    width = 0
    measure()
  })
}
