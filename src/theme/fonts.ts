import measures from './fonts/measures.json'

/** The fonts of the site. Styles, preloads, share images and tests take them from here (docs/recipes.md, “Change the fonts”). */
export const fonts = {
  // Each is the package `@fontsource-variable/<name>`. Its file has no weights but these.
  heading: { family: 'Bricolage Grotesque', name: 'bricolage-grotesque', weights: 660, features: ['kern', 'tnum'] },
  text: {
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    weights: { min: 400, max: 650 },
    features: ['kern'],
  },
} as const

export type FontRole = keyof typeof fonts

export const headingWeight = fonts.heading.weights

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** Letters of English and Italian, and the signs of our typography. Any other comes from another font. */
export const letters = `${ascii}\u00a0ÀÈÉÌÒÙàèéìîòùçÇ€£©®°·×–—‘’“”«»…−•`

/** Before our fonts arrive: Linux has Liberation Sans for Arial, and Android's newer Roboto has no name for the bold one. */
const roboto = "local('Roboto'), local('Roboto-Regular')"
const atFirst = {
  heading: {
    Arial: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    Roboto: `local('Roboto Bold'), ${roboto}`,
  },
  text: { Arial: "local('Arial'), local('ArialMT'), local('Liberation Sans')", Roboto: roboto },
}

/** A font of the visitor's machine with the widths and heights of ours, so that nothing moves when ours arrives. */
function fallback(role: FontRole, name: 'Arial' | 'Roboto'): string {
  const { ascent, descent, [name]: size } = measures[role]
  // A browser takes the heights from the adjusted size.
  const ofSize = (height: number) => `${Math.round((height / size) * 10_000) / 100}%`
  return `
  @font-face {
    font-family: '${fallbackName(role, name)}';
    src: ${atFirst[role][name]};
    font-weight: ${role === 'heading' ? headingWeight : 400};
    size-adjust: ${size}%;
    ascent-override: ${ofSize(ascent)};
    descent-override: ${ofSize(descent)};
    line-gap-override: 0%;
  }`
}

const fallbackName = (role: FontRole, name: string) => `${role} ${name}`

/** Our font of a role. @param address of its file */
function ownFont(role: FontRole, address: string): string {
  const { family, weights } = fonts[role]
  return `
  @font-face {
    font-family: '${family}';
    src: url(${address}) format('woff2');
    font-weight: ${typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`};
    font-display: swap;
  }`
}

const familyOf = (role: FontRole) =>
  `"${[fonts[role].family, fallbackName(role, 'Arial'), fallbackName(role, 'Roboto')].join('", "')}", Arial, sans-serif`

export const family = { heading: familyOf('heading'), text: familyOf('text') }

/** The rules that name the fonts. @param addresses of the files */
export function fontFaces(addresses: Record<FontRole, string>): string {
  const roles = ['heading', 'text'] as const
  return [
    ...roles.map((role) => ownFont(role, addresses[role])),
    ...roles.flatMap((role) => [fallback(role, 'Arial'), fallback(role, 'Roboto')]),
  ].join('')
}

/** Width of the digit 0, in em. */
export const zeroWidth = (role: FontRole): number => measures[role].zero
