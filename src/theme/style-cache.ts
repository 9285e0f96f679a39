import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache for the server and the browser, which must agree. Without its prefixes: the browsers of our list need
 * none of them, and they are a tenth of a page's styles.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] })
}

/**
 * The browser's one cache, which knows the classes that the page came with by its styles. These stay where they stand:
 * Emotion takes over what has its own mark by moving it, and the browser styles the page anew.
 */
function createPageStyles(): EmotionCache {
  const cache = createStyleCache()
  if (typeof document === 'undefined') return cache
  const styles = document.querySelector('style[data-page]')?.textContent ?? ''
  for (const [, name] of styles.matchAll(/\.css-([\w-]+)/g)) if (name) cache.inserted[name] = true
  return cache
}

export const pageStyles = createPageStyles()
