/** The drawings below the first screen: their files, and lists of their labels where the words do not fit (R-PAGE-19). */

/**
 * Fetches the compositions that this screen width displays. It sets each address once: a browser builds a drawing anew
 * whenever its address is set, and a phone's bar that slides away resizes the window.
 */
function showDisplayed(): void {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    if (!use.getClientRects()[0]) continue
    use.setAttribute('href', use.dataset.href ?? '')
    delete use.dataset.href
  }
}

/** The lines of words of a label, or of what stands above the picture. Its box may be wider than they are. */
const linesOf = (block: Element): DOMRect[] =>
  [...block.querySelectorAll('h2, p, b, h3, span, a')].flatMap((part) => {
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
  return blocks.some((lines, index) => {
    const others = blocks.slice(index + 1).flat()
    return lines.some(
      (line) => line.left < edge.left || line.right > edge.right || others.some((one) => meet(line, one)),
    )
  })
}

/** A file of the art, which the browser has. The content policy lets nothing parse a text. */
const read = (file: string) =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', file)
    request.responseType = 'document'
    request.onloadend = () => resolve(request.responseXML)
    request.send()
  })

/** Every eight units, a point on the lines of a layer that matter (`data-line` in the art), on the screen. */
async function pointsOf(use: SVGUseElement): Promise<DOMPoint[]> {
  const [file = '', symbol = ''] = (use.getAttribute('href') ?? '').split('#')
  const source = (await read(file))?.getElementById(symbol)
  const box = use.ownerSVGElement?.getBoundingClientRect()
  if (!source || !box) return []
  const [left = 0, top = 0, width = 1, height = 1] = (source.getAttribute('viewBox') ?? '').split(' ').map(Number)
  return [...source.querySelectorAll('path[data-line], [data-line] path')].flatMap((line) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', line.getAttribute('d') ?? '')
    return Array.from({ length: Math.ceil(path.getTotalLength() / 8) }, (_, step) => {
      const { x, y } = path.getPointAtLength(8 * step)
      return new DOMPoint(box.left + ((x - left) / width) * box.width, box.top + ((y - top) / height) * box.height)
    })
  })
}

async function isCrossed(section: Element): Promise<boolean> {
  const uses = [...section.querySelectorAll<SVGUseElement>('[data-layer] use[href]')].filter(
    (use) => use.getClientRects()[0],
  )
  const points = (await Promise.all(uses.map(pointsOf))).flat()
  const lines = [...section.querySelectorAll('[data-label]')].flatMap(linesOf)
  return lines.some(({ left, right, top, bottom }) =>
    points.some(({ x, y }) => x > left && x < right && y > top + 3 && y < bottom - 3),
  )
}

const list = (section: Element) => section.toggleAttribute('data-listed', true)

/** The browser asks before it paints labels of a new size: a visitor's smallest letters, a font, a translation. */
const observer = new ResizeObserver((entries) => {
  for (const section of new Set(entries.flatMap(({ target }) => target.closest('section') ?? []))) {
    if (section.hasAttribute('data-listed')) continue
    if (isCrowded(section)) list(section)
    else void isCrossed(section).then((isSo) => isSo && list(section))
  }
})

let width = 0

/** Shows every picture again, and measures it. */
function measure(): void {
  if (width === innerWidth) return
  width = innerWidth
  for (const label of document.querySelectorAll('[data-label]')) {
    label.closest('section')?.removeAttribute('data-listed')
    observer.unobserve(label)
    observer.observe(label)
  }
}

function show(): void {
  measure()
  showDisplayed()
}

show()
addEventListener('resize', show)
// Fonts that have come break lines anew in a label that stays as large.
void document.fonts.ready.then(() => {
  width = 0
  show()
})

export {}
