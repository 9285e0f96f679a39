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

const familyOf = (role: FontRole) =>
  [fonts[role].family, ...['Arial', 'Roboto'].map((name) => fallbackName(role, name))]
    .map((name) => `"${name}"`)
    .join(', ')

export const family = {
  heading: `${familyOf('heading')}, Arial, sans-serif`,
  text: `${familyOf('text')}, Arial, sans-serif`,
} as const

/** The rules that name the fonts. @param addresses of the files */
export const fontFaces = (addresses: Record<FontRole, string>): string =>
  `
  @font-face {
    font-family: '${fonts.heading.family}';
    src: url(${addresses.heading}) format('woff2');
    font-weight: ${headingWeight};
    font-display: swap;
  }
  @font-face {
    font-family: '${fonts.text.family}';
    src: url(${addresses.text}) format('woff2');
    font-weight: ${fonts.text.weights.min} ${fonts.text.weights.max};
    font-display: swap;
  }
  ${fallback('heading', 'Arial')}
  ${fallback('heading', 'Roboto')}
  ${fallback('text', 'Arial')}
  ${fallback('text', 'Roboto')}`

/** Width of the digit 0, in em. */
export const zeroWidth = (role: FontRole): number => measures[role].zero
