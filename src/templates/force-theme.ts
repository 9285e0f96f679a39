export type Theme = 'light' | 'dark'

const scheme = /\(prefers-color-scheme: (light|dark)\)/

/** What a media query results in once the theme is decided; undefined if it does not ask for a theme. */
const decided = (media: string, theme: Theme) => {
  const wanted = scheme.exec(media)?.[1]
  return wanted && (wanted === theme ? 'all' : 'not all')
}

function decideRules({ styleSheets, defaultView }: Document, theme: Theme): void {
  const rules = [...styleSheets].flatMap((sheet) => [...sheet.cssRules])
  for (const rule of rules) {
    // Each document gets classes of its own.
    if (!defaultView || !(rule instanceof defaultView.CSSMediaRule)) continue
    const media = decided(rule.media.mediaText, theme)
    if (media) rule.media.mediaText = media
  }
}

function decideSources(document: Document, theme: Theme): void {
  for (const source of document.querySelectorAll('source')) {
    const media = decided(source.media, theme)
    if (media) source.media = media
  }
}

/** Shows a document of this origin in one theme, whatever the system's theme is, also while its styles arrive. */
export function forceTheme(document: Document, theme: Theme): void {
  const decide = () => {
    decideRules(document, theme)
    decideSources(document, theme)
  }
  document.documentElement.style.colorScheme = theme
  decide()
  new MutationObserver(decide).observe(document, { childList: true, subtree: true })
}
