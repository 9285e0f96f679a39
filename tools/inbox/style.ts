import { color } from '../../src/theme/colors'

/** The site's palette (see the art direction), in both themes, without its fonts. */
const base = `
:root { color-scheme: light dark; --paper: #fff; --ink: ${color.ink}; --quiet: ${color.stone}; --line: #d5dbd9; --field: ${color.brand}; --link: ${color.ionian} }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${color.basalt}; --ink: ${color.chalk}; --quiet: ${color.ash}; --line: #343a37; --link: ${color.brand} }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: clamp(2rem, 6vw, 3.25rem); line-height: 1.05; letter-spacing: -0.035em; margin: 0; text-wrap: balance }
h2 { font-size: 1.25rem; line-height: 1.25; letter-spacing: -0.015em; margin: 0 }
a { color: var(--link) }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
`

export const pageStyle = `${base}
header { background: var(--field); color: ${color.ink}; padding: 2.5rem max(1.25rem, calc(50% - 30rem)) }
header p { margin: 0.75rem 0 1.5rem; max-width: 60ch }
form { display: flex; flex-wrap: wrap; gap: 0.5rem }
button { min-height: 44px; padding: 0 1rem; border: 1.5px solid ${color.ink}; background: none; color: ${color.ink}; font: inherit; cursor: pointer }
button:hover { background: #fff6 }
button[aria-pressed='true'] { background: ${color.ink}; color: #fff }
main { padding: 0 max(1.25rem, calc(50% - 30rem)) 4rem }
article, .empty { border-bottom: 1px solid var(--line); padding: 2rem 0; margin: 0 }
article p, dt { color: var(--quiet) }
article p { margin: 0.25rem 0 1rem; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: minmax(6rem, 9rem) 1fr; gap: 0.25rem 1rem; margin: 0 }
dd { margin: 0; white-space: pre-wrap }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: 0.5rem } }
`

export const policyStyle = `${base}
main { max-width: 42rem; padding: 2.5rem max(1.25rem, 4vw) 4rem }
.notice { border-left: 6px solid var(--field); padding-left: 1rem; margin: 0 0 2rem; color: var(--quiet) }
h2 { margin-top: 2rem }
p { margin: 0.75rem 0 0; max-width: 65ch }
`
