import { expect, type Locator, type Page } from '@playwright/test'

/** Faults of the labels of a page's drawings: labels that overlap, labels outside the screen, letters under 14 px. */
export const faultsOfLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Text for screen readers alone does not count.
    const lettersOf = (label: Element) =>
      [...label.querySelectorAll('[data-part]')].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return [...range.getClientRects()]
      })
    const labels = [...document.querySelectorAll('[data-label]')].map((element) => ({
      name: element.textContent?.slice(0, 24) ?? '',
      lines: lettersOf(element),
      smallest: Math.min(
        ...[...element.querySelectorAll('[data-part]')].map((part) =>
          Number.parseFloat(getComputedStyle(part).fontSize),
        ),
      ),
    }))
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const pairs = labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => one.lines.some((line) => other.lines.some((otherLine) => meet(line, otherLine))))
        .map((other) => `"${one.name}" on "${other.name}"`),
    )
    const outside = labels
      .filter(({ lines }) => lines.some(({ left, right }) => left < 0 || right > document.documentElement.clientWidth))
      .map(({ name }) => `"${name}" leaves the screen`)
    const small = labels.filter(({ smallest }) => smallest < 14).map(({ name }) => `"${name}" is under 14 px`)
    return [...pairs, ...outside, ...small]
  })

/** Leaves of a drawing its lines, without the words of its labels. */
const hideWords = (drawing: Locator) =>
  drawing.evaluate((section) => {
    for (const part of section.querySelectorAll<HTMLElement>('[data-label] [data-part]')) part.style.opacity = '0'
  })

/** The words of a drawing that a line crosses: where they stand, the picture without them has more than one color. */
const crossedIn = (drawing: Locator, picture: string): Promise<string[]> =>
  drawing.evaluate(async (section, source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return ['no canvas']
    context.drawImage(image, 0, 0)
    const { left, top } = section.getBoundingClientRect()
    // The middle of a line of words: lines may touch the room above and below the letters.
    const isCrossed = (line: DOMRect) => {
      const [x, y] = [Math.round(line.left - left), Math.round(line.top - top + line.height * 0.2)]
      const { data } = context.getImageData(x, y, Math.round(line.width), Math.round(line.height * 0.6))
      const pixels = Array.from({ length: data.length / 4 }, (_, index) => [...data.slice(4 * index, 4 * index + 3)])
      const ground = pixels[0] ?? []
      const isOther = (pixel: number[]) => pixel.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 70)
      return pixels.filter(isOther).length > 8
    }
    return [...section.querySelectorAll('[data-label] [data-part]')].flatMap((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
      return lines.some(isCrossed) ? [`a line crosses "${part.textContent?.slice(0, 30)}"`] : []
    })
  }, picture)

/** The words of a page's drawings that a line crosses. The bar of the page must not lie over them. */
export async function crossedWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const drawing of await page.locator('section:has([data-layer])').all()) {
    await drawing.scrollIntoViewIfNeeded()
    // A narrow screen may show the list alone.
    const layer = drawing.locator('[data-layer=subject]').filter({ visible: true })
    if ((await layer.count()) === 0) continue
    await hideWords(drawing)
    await expect(layer.locator('use[href]')).toBeAttached()
    const picture = await drawing.screenshot({ animations: 'disabled' })
    found.push(...(await crossedIn(drawing, `data:image/png;base64,${picture.toString('base64')}`)))
  }
  return found
}
