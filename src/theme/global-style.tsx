import { css, Global } from '@emotion/react'
import { withAttribute } from '../contract/attributes'

import { darkProperties, lightProperties } from './colors'
import bricolage from './fonts/bricolage-grotesque.woff2'
import hanken from './fonts/hanken-grotesk.woff2'
import { barHeight, calm, cramped, dark, family, headingWeight, low, measure, moreContrast, narrow } from './tokens'

const arial = "local('Arial'), local('ArialMT'), local('Liberation Sans')"
const roboto = "local('Roboto'), local('Roboto-Regular')"
const arialBold = "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')"

/** In the files of our fonts, in % of the font size. */
const heights = { Bricolage: { ascent: 93, descent: 27 }, Hanken: { ascent: 100, descent: 30.3 } }

/**
 * A font of the visitor's machine with the widths and heights of ours, so that nothing moves when ours arrives.
 * @param size what our font needs for the site's texts in both languages, kerning included, in % of what this font needs
 */
const fallback = (font: keyof typeof heights, name: string, weight: number, src: string, size: number) => {
  const { ascent, descent } = heights[font]
  // A browser takes the heights from the adjusted size.
  const ofSize = (height: number) => `${Math.round((height / size) * 10_000) / 100}%`
  return `
  @font-face {
    font-family: '${font} ${name}';
    src: ${src};
    font-weight: ${weight};
    size-adjust: ${size}%;
    ascent-override: ${ofSize(ascent)};
    descent-override: ${ofSize(descent)};
    line-gap-override: 0%;
  }`
}

/**
 * Windows, macOS and iOS have Arial, Linux has Liberation Sans with the widths of Arial, and Android has Roboto. Its
 * newer versions keep all weights of Roboto in one font, which has no name for the bold one.
 *
 * The sizes come from a canvas of Chromium (`measureText`), which measured every text of the 31 pages by its font and
 * weight: in our fonts, in Liberation Sans, and in Roboto 400 and 700 (npm: `@fontsource/roboto`). `letter-spacing`
 * counts alike in both, so it changes no size. Measured: headings 100.9 of Arial Bold and 107.8 of Roboto Bold, text 100.4
 * of Arial and 101.4 of Roboto. Text of 600 and more needs 100.3 to 101.5 of regular Arial, which the browser draws bolder,
 * but 94 to 95 of Arial Bold, with which two badges of a phone wrap. At 101.2 of Roboto they wrap, too: hence 101.
 */
const fonts = css`
  @font-face {
    font-family: 'Bricolage Grotesque';
    src: url(${bricolage}) format('woff2');
    font-weight: ${headingWeight};
    font-display: swap;
  }
  @font-face {
    font-family: 'Hanken Grotesk';
    src: url(${hanken}) format('woff2');
    font-weight: 400 650;
    font-display: swap;
  }
  ${fallback('Bricolage', 'Arial', headingWeight, arialBold, 101)}
  ${fallback('Bricolage', 'Roboto', headingWeight, `local('Roboto Bold'), ${roboto}`, 107.8)}
  ${fallback('Hanken', 'Arial', 400, arial, 100.5)}
  ${fallback('Hanken', 'Roboto', 400, roboto, 101)}
`

/** Custom properties of both themes, which all other styles use. */
const properties = css`
  :root {
    color-scheme: light dark;
    --gutter: clamp(20px, 4vw, 64px);
    --bar: calc(2.875rem + 30px);
    --measure: ${measure(55)};
    --section: clamp(44px, 5.5vw, 80px);
    accent-color: var(--accent);
    scrollbar-color: var(--control) var(--paper);
    scroll-behavior: smooth;
    scroll-padding-top: calc(${barHeight} + 16px);
    /* Nothing moves when a menu or a dialog stops the page from scrolling. */
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  :root { ${lightProperties} }
  ${dark} {
    :root { ${darkProperties} }
  }
  ${low} {
    :root { --bar: calc(2.875rem + 10px); }
  }
`

/** The plain look of elements. */
const elements = css`
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 1.0625rem/1.6 ${family.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  ${narrow} {
    body { line-height: 1.5; }
  }
  h1, h2, h3 {
    margin: 0;
    font-family: ${family.heading};
    font-weight: ${headingWeight};
    letter-spacing: -0.028em;
    line-height: 1.05;
    text-wrap: balance;
  }
  h1 { line-height: 0.94; letter-spacing: -0.042em; }
  h2 { font-size: clamp(min(1.75rem, 11vw), 2.8vw, 2.5rem); }
  h3 { font-size: clamp(1.3rem, 1.7vw, 1.5rem); line-height: 1.12; }
  p { margin: 0; max-width: var(--measure); }
  p, li, td, dd, summary, label { text-wrap: pretty; }
  ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; }
  svg { display: block; }
`

/** Selected text takes the colors of the accent: the brand would be invisible on its own field. */
const selection = 'background: var(--accent); color: var(--on-accent);'

/** Focus and motion, and settings of visitors: contrast, larger letters, less motion, paper. */
const states = css`
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  ::selection { ${selection} }
  ${moreContrast} {
    /* On every surface: these values win over its own. */
    * { --halo: var(--field); --ink-soft: var(--ink) !important; --line: var(--ink) !important; --control: var(--ink) !important; }
    :focus-visible { outline-width: 4px; }
  }
  ${cramped} {
    :root { --gutter: 12px; }
    body { hyphens: auto; }
  }
  /* The start script hides items for a moment (src/browser/start/reveal.ts), but not from a visitor who moves by Tab. */
  ${withAttribute('reveal')}:focus-within { opacity: 1 !important; }
  /* What a visitor has pressed, and what is not done yet. */
  :is(a, button)[aria-disabled] { opacity: 0.6; cursor: progress; }
  [hidden] { display: none !important; }
  ${calm} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root { ${lightProperties} --section: 28px; }
    body { font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
    ${withAttribute('reveal')} { opacity: 1 !important; }
  }
`

/** Fonts, colors of both themes, and the plain look of elements. All other styles stand beside their components. */
export const GlobalStyle = () => <Global styles={[fonts, properties, elements, states]} />
