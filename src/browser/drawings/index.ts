/** Lists the labels of a drawing where their words have no room in its picture (R-PAGE-19). */

import { areAltered, crosses, linesIn } from './lines'

const wordsOf = (block: Element): Element[] => [...block.querySelectorAll('h2, p, b, h3, span, a')]

/** The lines of words of a label, or of what stands above the picture. Its box may be wider than they are. */
const linesOf = (block: Element): DOMRect[] =>
  wordsOf(block).flatMap((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return [...range.getClientRects()]
  })

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1

/** Whether words lie on others, or leave the section: beside a scrollbar, that is narrower than the screen. */
function isCrowded(section: Element): boolean {
  const blocks = [...section.querySelectorAll('header, [data-label]')].map(linesOf)
  const edge = section.getBoundingClientRect()
  const leaves = ({ left, right, bottom }: DOMRect) => left < edge.left || right > edge.right || bottom > edge.bottom
  return blocks.some((lines, index) => {
    const others = blocks.slice(index + 1).flat()
    return lines.some((line) => leaves(line) || others.some((one) => meet(line, one)))
  })
}

const allLabels = [...document.querySelectorAll('[data-label]')]
/** The words that the picture is composed for. */
const composed = new Map(allLabels.map((label) => [label, label.textContent]))
/** Translators put words into elements of their own, or change them. */
const isTranslated = (label: Element) => label.querySelector('font') || composed.get(label) !== label.textContent

/** Lists labels that grew over a line of the art. The letters and words of the page have room between its lines. */
async function listCrossed(section: Element): Promise<void> {
  const labels = [...section.querySelectorAll('[data-label]')]
  if (!labels.some(isTranslated) && !areAltered(labels.flatMap(wordsOf))) return
  const lines = await linesIn(section)
  if (section.hasAttribute('data-listed')) return
  const words = labels.flatMap(linesOf)
  if (lines().some((point) => words.some((line) => crosses(point, line)))) section.setAttribute('data-listed', '')
}

/** The browser asks before it paints labels of a new size: a visitor's smallest letters, a font, a translation. */
const observer = new ResizeObserver((entries) => {
  for (const section of new Set(entries.flatMap(({ target }) => target.closest('section') ?? []))) {
    if (section.hasAttribute('data-listed')) continue
    section.toggleAttribute('data-listed', isCrowded(section))
    void listCrossed(section)
  }
})

/** Shows every picture again, and measures it. */
function measure(): void {
  for (const label of allLabels) {
    label.closest('section')?.removeAttribute('data-listed')
    observer.unobserve(label)
    observer.observe(label)
  }
}

let width = innerWidth

measure()
addEventListener('resize', () => {
  // A phone's bar that slides away resizes the window, too.
  if (width !== innerWidth) measure()
  width = innerWidth
})
// Fonts that have come break lines anew in a label that stays as large.
void document.fonts.ready.then(measure)
