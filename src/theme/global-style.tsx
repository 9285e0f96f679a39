import { css, Global } from '@emotion/react'

import { darkProperties, lightProperties } from './colors'
import bricolage from './fonts/bricolage-grotesque.woff2'
import hanken from './fonts/hanken-grotesk.woff2'
import { barHeight, calm, cramped, dark, family, headingWeight, low, measure, moreContrast, narrow } from './tokens'

/**
 * Fallback fonts with the metrics of our fonts, measured on this site's copy, so that nothing moves when our fonts
 * arrive. `optional`: on a slow connection the first page keeps the fallback, because a large heading would still break
 * into other lines.
 */
const fonts = () => css`
  @font-face {
    font-family: 'Bricolage Grotesque';
    src: url(${bricolage}) format('woff2');
    font-weight: ${headingWeight};
    font-display: optional;
  }
  @font-face {
    font-family: 'Hanken Grotesk';
    src: url(${hanken}) format('woff2');
    font-weight: 400 650;
    font-display: optional;
  }
  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold');
    ascent-override: 92.1%;
    descent-override: 26.7%;
    line-gap-override: 0%;
    size-adjust: 101%;
  }
  @font-face {
    font-family: 'Hanken Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto');
    ascent-override: 99.5%;
    descent-override: 30.15%;
    line-gap-override: 0%;
    size-adjust: 100.5%;
  }
`

/** Custom properties of both themes, which all other styles use. */
const properties = () => css`
  :root {
    color-scheme: light dark;
    --gutter: clamp(20px, 4vw, 64px);
    --bar: calc(2.875rem + 30px);
    --halo: 88%;
    --measure: ${measure(62)};
    --section: clamp(44px, 5.5vw, 80px);
    --reach-dialog: 1;
    accent-color: var(--accent);
    scrollbar-color: var(--control) var(--paper);
    scroll-padding-top: calc(${barHeight} + 16px);
    /* Nothing moves when a menu or a dialog stops the page from scrolling. */
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  :root { ${toDeclarations(lightProperties)} }
  ${dark} {
    :root { ${toDeclarations(darkProperties)} }
  }
  ${low} {
    :root { --bar: calc(2.875rem + 10px); }
  }
`

/** The plain look of elements. */
const elements = () => css`
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
  h2 { font-size: clamp(min(2.1rem, 13vw), 4.4vw, 3.9rem); line-height: 1; }
  h3 { font-size: clamp(1.35rem, 1.9vw, 1.7rem); line-height: 1.12; }
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
const states = () => css`
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  /* The target of a hash takes focus without being a control. */
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { ${selection} }
  ${moreContrast} {
    /* On every surface: these values win over its own. */
    * { --halo: 100%; --ink-soft: var(--ink) !important; --line: var(--ink) !important; --control: var(--ink) !important; }
    :focus-visible { outline-width: 4px; }
  }
  ${cramped} {
    :root { --gutter: 12px; }
    body { hyphens: auto; }
  }
  /* The start script hides items for a moment (src/browser/start/reveal.ts), but not from a visitor who moves by Tab. */
  [data-reveal]:focus-within { opacity: 1 !important; translate: none !important; }
  /* A browser jumps to the place that an address names before the start script can scroll there smoothly: until it does, the
     place seems to lie at the top. Where the script does not come, no longer than 4 s. The property is each section's own:
     inherited, its end would make the browser style the whole page again. */
  @property --place-at-top { syntax: '<length>'; inherits: false; initial-value: 0px; }
  @media (scripting: enabled) {
    html:not([data-scrolls]) section { animation: place-at-top 4s step-end; }
    section:target { scroll-margin-top: var(--place-at-top); }
    @keyframes place-at-top { from { --place-at-top: 999999px; } }
  }
  [hidden] { display: none !important; }
  ${calm} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root { ${toDeclarations(lightProperties)} --section: 28px; }
    body { font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
    [data-reveal] { opacity: 1 !important; translate: none !important; }
  }
`

function toDeclarations(properties: Record<string, string>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')
}

/** Fonts, colors of both themes, and the plain look of elements. All other styles stand beside their components. */
export const GlobalStyle = () => <Global styles={[fonts(), properties(), elements(), states()]} />
