import { color } from '../../src/theme/colors'
import { markPath } from '../../src/theme/mark'

const outline = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

/**
 * The mark on its field, from which gatsby-plugin-manifest makes the icons. Systems cut icons to their own shapes, so the
 * mark keeps to the middle: a circle of 80 % holds it.
 */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <rect width="512" height="512" fill="${color.brand}"/>
  <path transform="translate(86 81) scale(10)" ${outline} stroke="${color.ink}" stroke-width="2.6" d="${markPath}"/>
</svg>
`

/** Without its field, the mark takes a color that is visible on the browser's own ground. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">
  <style>path { stroke: ${color.ink} } @media (prefers-color-scheme: dark) { path { stroke: ${color.brand} } }</style>
  <path ${outline} stroke-width="3" d="${markPath}"/>
</svg>
`

export const marks = [
  { file: 'static/favicon.svg', make: () => favicon },
  { file: 'src/theme/icon.svg', make: () => icon },
]
