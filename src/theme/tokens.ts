import { type FontRole, family, headingWeight, zeroWidth } from './fonts'

/** Wider than a phone (R-CHROME-9), for a query that asks for more than this. A zoomed window may have 768.2 px. */
export const aboveNarrow = '(min-width: 48.001em)'
export const wide = `@media ${aboveNarrow}`
export const narrow = '@media (max-width: 48em)'
/** Room for further columns. */
export const desk = '@media (min-width: 64em)'
export const belowDesk = '@media (max-width: 63.999em)'
/** Room for a long button or a receipt in a third of the page. */
export const broad = '@media (min-width: 75em)'
/** Phones held upright: the bar uses less padding. */
export const tight = '@media (max-width: 33em)'
/** Room for a long word in one line: not on the narrowest phones. */
export const roomy = '@media (min-width: 22.5em)'
/** Few letters fit into a line: the narrowest phones, and small screens with large letters. */
export const cramped = '@media (max-width: 17.5em)'
/** A phone on its side. */
export const low = '@media (max-height: 25em)'
/** A phone, upright or on its side. */
export const phone = '@media (max-width: 48em), (max-height: 25em)'
export const dark = '@media (prefers-color-scheme: dark)'
export const reducedMotion = '@media (prefers-reduced-motion: reduce)'
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)'
/** Readers who ask for more contrast get 7 : 1 for text, whole lines in place of hairlines, and quieter grounds. */
export const moreContrast = '@media (prefers-contrast: more)'
export const canHover = '@media (hover: hover)'
/** Browsers without popovers (docs/go-live.md): they show a closed one, and cannot open it. */
export const withoutPopovers = '@supports not selector(:popover-open)'
export const forcedColors = '@media (forced-colors: active)'

/** @param size font size and line height, for example `1.5rem/1` */
export const headingFont = (size: string) => `${headingWeight} ${size} ${family.heading}`

/** The size of headings of drawings, callouts and closings; figures, questions and forms have the plain one. */
export const argumentSize = 'clamp(min(2.3rem, 13vw), 5vw, 4.5rem)'
/** A sentence that is a picture: as large as the title of its page. */
export const posterSize = 'clamp(min(2.5rem, 12.5vw), 6vw, 5.4rem)'

/** A line as long as so many digits 0. With `ch`, lines would change once our fonts arrive. */
export const measure = (figures: number, font: FontRole = 'text') =>
  `${Math.round(figures * zeroWidth(font) * 100) / 100}em`

export const duration = { quick: '160ms', enter: '320ms', draw: '900ms' } as const
export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** The art of terrains names them. From thin to thick: tools/art/terrain.ts counts on it. */
export const lineWidths = {
  '--thin': '1px',
  '--slim': '1.3px',
  '--middle': '1.65px',
  '--strong': '2.05px',
  '--thick': '2.5px',
} as const

/** A terrain without what people put on it. */
export const linesAlone = { '--ink': 'none', '--casing': 'none', '--object': 'none', '--brand': 'none' } as const
/** What people put on a terrain, which lies above all its lines. */
export const objectsAlone = { '--lit': 'none', '--shade': 'none' } as const

const [, ...wider] = Object.keys(lineWidths)
const allThin = Object.fromEntries(wider.map((name) => [name, 'var(--thin)']))

/**
 * A terrain's lines once more: lit ones are hardly seen on the light ground, shaded ones on the dark. This copy lies beside
 * them, moved by less than a pixel, so that a slope keeps its light or shade.
 */
export const contourLines = {
  light: {
    '--lit': 'var(--contour)',
    '--shade': 'none',
    ...allThin,
    ...linesAlone,
    transform: 'translate(0.7px, 0.7px)',
  },
  dark: { '--lit': 'none', '--shade': 'var(--contour)', transform: 'translate(-0.6px, -0.6px)' },
} as const

export const zIndex = { bar: 50, notices: 60 } as const

/** How wide the column of the page grows, in px. */
export const columnWidth = 1360

/** Height of the fixed bar, which grows with its letters. Anchors keep this distance from the top. */
export const barHeight = 'var(--bar)'
