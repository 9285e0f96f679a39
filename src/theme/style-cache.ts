import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache for the server and the browser, which must agree. Without its prefixes: the browsers of our list need
 * none of them, and they are a tenth of a page's styles. Its key begins every class, and is short for that.
 */
export function createStyleCache(container?: HTMLElement): EmotionCache {
  return createCache({ key: 'c', stylisPlugins: [], container })
}

/** Where the file for what stands below the first section is named (src/page/below-styles.tsx), if the page has one. */
const linkBelow = () => document.querySelector<HTMLLinkElement>('link[data-below][rel=stylesheet]')

/** What the file says; nothing until it has come. One that never comes has a sheet that cannot be read, in some browsers. */
function rulesBelow(): readonly CSSRule[] {
  const sheet = linkBelow()?.sheet
  try {
    return sheet ? Array.from(sheet.cssRules) : []
  } catch {
    return []
  }
}

/** A text with the classes whose styles the page has: all that it uses, or those of its own styles while the file is not there. */
const namesOfClasses = () =>
  (rulesBelow().length > 0 ? document.body : document.querySelector('style[data-page]'))?.innerHTML ?? ''

/**
 * Lets a cache write into a style sheet without an element: the content policy need not allow empty ones, and its rules
 * come after those of the whole page. A rule that a browser does not know is left out, as Emotion does.
 */
function adoptSheet({ sheet }: EmotionCache): void {
  if (!('adoptedStyleSheets' in document)) return
  const adopted = new CSSStyleSheet()
  document.adoptedStyleSheets.push(adopted)
  sheet.insert = (rule) => {
    try {
      adopted.insertRule(rule, adopted.cssRules.length)
    } catch {}
  }
}

/**
 * The browser's one cache, which knows the classes that the page came with. Their styles stay where they stand: Emotion
 * takes over what has its own mark by moving it, and the browser styles the page anew. What the app adds comes after the
 * file of those for below, which stands in the body.
 */
function createPageStyles(): EmotionCache {
  if (typeof document === 'undefined') return createStyleCache()
  const cache = createStyleCache(document.body)
  adoptSheet(cache)
  for (const [, name] of namesOfClasses().matchAll(/\bc-([\w-]+)/g)) if (name) cache.inserted[name] = true
  return cache
}

export const pageStyles = createPageStyles()

/** The file of a page's styles for below goes with it; what that styles may stand in the next page, and Emotion takes it for given. */
export function keepStylesBelow(): void {
  for (const { cssText } of rulesBelow()) pageStyles.sheet.insert(cssText)
}

/** A file that could not be had is asked for anew. */
export function renewStylesBelow(): void {
  const link = linkBelow()
  if (link && rulesBelow().length === 0) link.href += '?'
}
