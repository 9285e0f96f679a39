import { css, Global } from '@emotion/react'
import { withAttribute } from '../contract/attributes'
import { darkProperties, lightProperties } from './colors'
import { family, fontFaces, headingWeight } from './fonts'
import heading from './fonts/heading.woff2'
import text from './fonts/text.woff2'
import { barHeight, cramped, dark, low, measure, moreContrast, narrow, reducedMotion, wide } from './tokens'

/** Custom properties of both themes, which all other styles use. */
const properties = css`
  :root {
    color-scheme: light dark;
    background: var(--paper);
    --gutter: clamp(20px, 4vw, 64px);
    --gap: clamp(14px, 1.5vw, 22px);
    --columns: minmax(0, 1fr);
    --bar: calc(2.875rem + 30px);
    --measure: ${measure(55)};
    --section: clamp(36px, 5.5vw, 80px);
    /* Between the parts of a section. */
    --air: clamp(18px, 2vw, 28px);
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
  ${wide} {
    :root { --columns: repeat(12, minmax(0, 1fr)); }
  }
  ${low} {
    :root { --bar: calc(2.875rem + 10px); }
  }
`

const sameTone = (tone: string) => `${withAttribute('tone', tone)} + ${withAttribute('tone', tone)}`

const elements = css`
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    /* Seen where Safari shows what lies above the page. */
    background: var(--brand);
    color: var(--ink);
    font: 400 1.0625rem/1.6 ${family.text};
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
  p, li, td, dd, label { text-wrap: pretty; }
  summary { text-wrap: balance; }
  ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  a { color: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; }
  svg { display: block; }
  /* Two neighboring sections of one ground form one band. */
  ${sameTone('paper')}, ${sameTone('mist')} { padding-top: 0; }
`

/** Selected text takes the colors of the accent: the brand would be invisible on its own ground. */
const selection = 'background: var(--accent); color: var(--on-accent);'

/** Focus and motion, and settings of visitors: contrast, larger letters, less motion, paper. */
const states = css`
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
  ::selection { ${selection} }
  ${moreContrast} {
    /* On every surface: these values win over its own. */
    * { --halo: var(--brand); --ink-soft: var(--ink) !important; --line: var(--ink) !important; --control: var(--ink) !important; }
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
  ${reducedMotion} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    :root { ${lightProperties} --section: 28px; }
    body { background: none; font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
    ${withAttribute('reveal')} { opacity: 1 !important; }
  }
`

export const GlobalStyle = () => <Global styles={[fontFaces({ heading, text }), properties, elements, states]} />
