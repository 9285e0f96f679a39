/** What browsers of `browserslist` need that lack a feature of CSS (R-BASE-1). The others never fetch it. */

/** Nothing knows a place for the list of languages but the screen (src/layout/language-switcher.tsx). */
function hangFromButton({ target, newState }: ToggleEvent): void {
  const button = document.querySelector('[data-switcher] button')?.getBoundingClientRect()
  if (!button || !(target instanceof HTMLElement) || target.id !== 'languages' || newState !== 'open') return
  target.style.inset = `${button.bottom}px ${document.documentElement.clientWidth - button.right}px auto auto`
  target.style.minWidth = `${button.width}px`
}

/**
 * On paper all answers are open (R-PAGE-15). Where styles cannot open them, they open and close as such. Their name would
 * let one be open alone.
 */
function openOnPaper(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    const { name } = details
    Object.assign(details, { name: '', open: true })
    addEventListener('afterprint', () => Object.assign(details, { name, open: false }), { once: true })
  }
}

if (!CSS.supports('top: anchor(bottom)')) addEventListener('beforetoggle', hangFromButton, true)
if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openOnPaper)

export {}
