import { color } from '../../src/theme/colors'
import { markPath } from '../../src/theme/mark'

/** The mark on its field, which shows on grounds of any color. @param cut how much of the field is left out on each side */
const mark = (cut: number, stroke: number) => {
  const side = 512 - 2 * cut
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cut} ${cut} ${side} ${side}">
  <rect width="512" height="512" fill="${color.brand}"/>
  <path transform="translate(86 81) scale(10)" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="${color.ink}" stroke-width="${stroke}" d="${markPath}"/>
</svg>
`
}

export const marks = [
  { file: 'static/favicon.svg', make: () => mark(80, 3) },
  // Gatsby-plugin-manifest makes the icons from it. Systems cut them to their own shapes: a circle of 80 % holds the mark.
  { file: 'src/theme/icon.svg', make: () => mark(0, 2.6) },
]
