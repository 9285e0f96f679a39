/** Letters that a drawing is composed for are not all as large, in px, nor as far apart. */
const [largest, farthest] = [17, 1]

/** Whether a visitor has larger or wider letters, or a font of his own, in all words of a drawing. */
export const areAltered = (words: readonly Element[]): boolean =>
  words.every((part) => {
    const { fontSize, letterSpacing, fontFamily } = getComputedStyle(part)
    return (
      Number.parseFloat(fontSize) > largest || Number.parseFloat(letterSpacing) > farthest || !/Grotes/.test(fontFamily)
    )
  })

/** The content policy of a page lets nothing parse a text. */
const read = (file: string) =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', file)
    request.responseType = 'document'
    request.onloadend = () => resolve(request.responseXML)
    request.send()
  })

const known = new Map<string, Promise<DOMPoint[]>>()

/** Points on the lines of a layer that matter (`data-line`), as shares of its width: eight units apart, less than a letter is high. */
async function pointsOf(address: string): Promise<DOMPoint[]> {
  const [file = '', id = ''] = address.split('#')
  const symbol = (await read(file))?.getElementById(id)
  const [left = 0, top = 0, width = 1] = (symbol?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const lines = [...(symbol?.querySelectorAll('path[data-line], [data-line] path') ?? [])]
  // Piece by piece: for each point, a browser walks along the whole path.
  const pieces = lines.flatMap((line) => (line.getAttribute('d') ?? '').split(/(?=M)/))
  return pieces.flatMap((piece) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', piece)
    return Array.from({ length: Math.ceil(path.getTotalLength() / 8) }, (_, step) => {
      const { x, y } = path.getPointAtLength(8 * step)
      return new DOMPoint((x - left) / width, (y - top) / width)
    })
  })
}

const addressOf = (use: SVGUseElement | null) => use?.getAttribute('href') ?? use?.dataset.href ?? ''

/** The points of a section's visible layers, on the screen when it is asked. */
export async function linesIn(section: Element): Promise<() => DOMPoint[]> {
  const layers = [...section.querySelectorAll('[data-layer]')].filter(
    (layer) => layer.getBoundingClientRect().width > 0,
  )
  const points = await Promise.all(
    layers.map((layer) => {
      const address = addressOf(layer.querySelector('use'))
      // A translator changes labels for as long as it works: each asks again.
      const found = known.get(address) ?? pointsOf(address)
      known.set(address, found)
      return found
    }),
  )
  return () =>
    layers.flatMap((layer, index) => {
      const { left, top, width } = layer.getBoundingClientRect()
      return (points[index] ?? []).map(({ x, y }) => new DOMPoint(left + x * width, top + y * width))
    })
}

/** Whether a line runs through a line of words, and not only along its upper or lower edge. */
export const crosses = ({ x, y }: DOMPoint, words: DOMRect): boolean =>
  x > words.left && x < words.right && y > words.top + 3 && y < words.bottom - 3
