import { color } from './colors'

/** The relative luminance of a color, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('dark text on the color of the brand has a contrast of 7 : 1 (R-PAGE-20)', () => {
  expect((luminance(color.brand) + 0.05) / (luminance(color.ink) + 0.05)).toBeGreaterThanOrEqual(7)
})
