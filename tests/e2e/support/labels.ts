import type { Page } from '@playwright/test'

/**
 * Faults of the labels of a page's drawings: labels that touch one another, leave the screen or lie on a line that matters
 * (`data-line` in the art), and letters under 14 px. Text for screen readers alone does not count.
 */
export const faultsOfLabels = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const partsOf = (label: Element) => [...label.querySelectorAll('b, h3, span, a')]
    const linesOf = (part: Element) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return [...range.getClientRects()]
    }
    const labels = [...document.querySelectorAll('[data-label]')].map((label) => ({
      name: label.textContent?.slice(0, 24) ?? '',
      lines: partsOf(label).flatMap(linesOf),
      smallest: Math.min(...partsOf(label).map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
    }))
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

    // The content policy of a page lets nothing parse a text. The art may hang.
    const read = (file: string) =>
      new Promise<Document | null>((resolve) => {
        const request = new XMLHttpRequest()
        request.open('GET', file)
        request.responseType = 'document'
        request.timeout = 2000
        request.onloadend = () => resolve(request.responseXML)
        request.send()
      })

    /** Points on the lines of a layer that matter, on the screen: one every eight units, less than the height of a letter. */
    const pointsOf = async (use: SVGUseElement): Promise<DOMPoint[]> => {
      const [file, symbol] = (use.getAttribute('href') ?? '').split('#')
      const box = use.ownerSVGElement?.getBoundingClientRect()
      if (!file || !symbol || !box?.width) return []
      const source = (await read(file))?.getElementById(symbol)
      const [left = 0, top = 0, width = 1, height = 1] = (source?.getAttribute('viewBox') ?? '').split(' ').map(Number)
      const lines = [...(source?.querySelectorAll('path[data-line], [data-line] path') ?? [])]
      // Piece by piece: for each point, a browser walks along the whole path.
      const pieces = lines.flatMap((line) => (line.getAttribute('d') ?? '').split(/(?=M)/))
      return pieces.flatMap((piece) => {
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
        path.setAttribute('d', piece)
        return Array.from({ length: Math.ceil(path.getTotalLength() / 8) }, (_, step) => {
          const { x, y } = path.getPointAtLength(8 * step)
          return new DOMPoint(box.left + ((x - left) / width) * box.width, box.top + ((y - top) / height) * box.height)
        })
      })
    }
    const uses = [...document.querySelectorAll<SVGUseElement>('[data-layer] use')]
    const points = (await Promise.all(uses.map(pointsOf))).flat()
    const isOnLine = ({ left, right, top, bottom }: DOMRect) =>
      points.some(({ x, y }) => x > left && x < right && y > top + 3 && y < bottom - 3)

    const pairs = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((otherLine) => meet(line, otherLine))))
        .map((other) => `"${one.name}" on "${other.name}"`),
    )
    const outside = labels
      .filter(({ lines }) => lines.some(({ left, right }) => left < 0 || right > document.documentElement.clientWidth))
      .map(({ name }) => `"${name}" leaves the screen`)
    const onLines = labels.filter(({ lines }) => lines.some(isOnLine)).map(({ name }) => `"${name}" lies on a line`)
    const small = labels.filter(({ smallest }) => smallest < 14).map(({ name }) => `"${name}" is under 14 px`)
    return [...pairs, ...outside, ...onLines, ...small]
  })
