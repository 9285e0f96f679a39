import type { Page } from '@playwright/test'

/** Words of a page that lie on others or are cut, and words of a section that nobody can see. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const up = (from: Element | null, holds: (at: Element) => boolean) => {
      let at = from
      while (at && !holds(at)) at = at.parentElement
      return at
    }
    const isForReadersAlone = (at: Element) => {
      const { clipPath, position } = getComputedStyle(at)
      const { width: wide, height: high } = at.getBoundingClientRect()
      return clipPath === 'inset(50%)' || (position === 'absolute' && (wide <= 1 || high <= 1))
    }
    const isLayer = (at: Element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(at).position) || at.matches('[popover]')
    const leaves = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
      box.left < left - 1 || box.right > right + 1 || box.top < top - 2 || box.bottom > bottom + 2
    const cuts =
      ({ left, right, top, bottom, height }: DOMRect) =>
      (at: Element) => {
        if (at === document.body) return false
        const edge = at.getBoundingClientRect()
        const { overflowX, overflowY } = getComputedStyle(at)
        const [x, y] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
        const [above, below] = [top + height / 4 < edge.top, bottom - height / 4 > edge.bottom]
        return (x && (left < edge.left - 2 || right > edge.right + 2)) || (y && (above || below))
      }
    type Line = { name: string; block: Element | null; layer: Element | null; box: DOMRect }
    const [lines, found]: [Line[], Set<string>] = [[], new Set()]
    const [seen, unseen] = [new Map<Element, string>(), new Map<Text, Element>()]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      const element = text.parentElement
      const isSaid = text.data.trim() && !element?.closest('script, style, template, noscript, svg, select, textarea')
      if (!element || !isSaid) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
      const section = element.closest('main section')
      if (!boxes[0] || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        // What a press shows. A list stands in the place of labels.
        const waits = element.closest('details:not([open]), [popover], form, [hidden], [aria-hidden=true]')
        if (section && !waits && !section.querySelector('[data-label]')) unseen.set(text, section)
        continue
      }
      if (up(element, isForReadersAlone)) continue
      // The bar hides a word whole where there is no room for it.
      const control = element.closest('header :is(a, button)')?.getBoundingClientRect()
      if (control && boxes.every(({ top }) => top > control.bottom - 2)) continue
      if (section) seen.set(section, `${seen.get(section) ?? ''} ${text.data}`)
      const name = text.data.trim().slice(0, 30)
      const block = up(element, (at) => !getComputedStyle(at).display.startsWith('inline'))
      const button = element.closest('main form button, main a:has(> svg)')?.getBoundingClientRect()
      for (const box of boxes) {
        lines.push({ name, block, layer: up(element, isLayer), box })
        if (button && leaves(box, button)) found.add(`too large for its button: "${name}"`)
        if (up(element, cuts(box))) found.add(`cut: "${name}"`)
      }
    }
    // Line boxes of tight headings overlap, but their letters do not.
    const core = ({ top, height }: DOMRect) => [top + height / 4, top + (height * 3) / 4] as const
    const meet = ({ box: a }: Line, { box: b }: Line) => {
      const [[top, bottom], [otherTop, otherBottom]] = [core(a), core(b)]
      const isBeside = Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2
      return !isBeside && Math.min(bottom, otherBottom) - Math.max(top, otherTop) > 1
    }
    lines.sort((one, other) => one.box.top - other.box.top)
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break
        if (line.layer === other.layer && line.block !== other.block && meet(line, other))
          found.add(`"${line.name}" on "${other.name}"`)
      }
    for (const [text, section] of unseen)
      if (!seen.get(section)?.includes(text.data)) found.add(`nobody can see "${text.data.slice(0, 40)}"`)
    return [...found]
  })
