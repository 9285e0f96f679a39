import { toggleAttribute, withAttribute } from '../../contract/attributes'

/** The lines of words of a label, or of what stands above the picture. Its box may be wider than they are. */
const linesOf = (block: Element): DOMRect[] =>
  [...block.querySelectorAll('h2, p, span span, a')].flatMap((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()]
  })

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

/** Whether words lie on others, or leave the section: beside a scrollbar, that is narrower than the screen. */
function isCrowded(section: Element): boolean {
  const blocks = [...section.querySelectorAll(`header, ${withAttribute('label')}`)].map(linesOf)
  const edge = section.getBoundingClientRect()
  const leaves = ({ left, right, bottom }: DOMRect) => left < edge.left || right > edge.right || bottom > edge.bottom
  return blocks.some((lines, index) => {
    const others = blocks.slice(index + 1).flat()
    return lines.some((line) => leaves(line) || others.some((one) => overlap(line, one)))
  })
}

/** Shows a picture as the list of its labels where their words have no room, or a translator changed them (R-PAGE-19). */
export function listCrowdedLabels(): void {
  const lists = [...document.querySelectorAll(withAttribute('labels'))]
  const composed = lists.map((list) => list.textContent)
  // The browser asks before it paints words of a new size: larger letters, another font, a translation.
  const observer = new ResizeObserver(() => {
    for (const [index, list] of lists.entries()) {
      const section = list.closest('section')
      if (section && !section.matches(withAttribute('listed')))
        toggleAttribute(section, 'listed', list.textContent !== composed[index] || isCrowded(section))
    }
  })
  function measure() {
    observer.disconnect()
    for (const section of document.querySelectorAll(withAttribute('listed'))) toggleAttribute(section, 'listed', false)
    for (const words of document.querySelectorAll(`${withAttribute('label')} > div`)) observer.observe(words)
  }
  // Until our fonts come, the ones in their place take the same room.
  void document.fonts.ready.then(measure)
  let width = innerWidth
  addEventListener('resize', () => {
    // A phone's bar that slides away resizes the window, too.
    if (width !== innerWidth) measure()
    width = innerWidth
  })
}
