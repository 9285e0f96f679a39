import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache for the server and the browser, which must agree. Without its prefixes: the browsers of our list need
 * none of them, and they are a tenth of a page's styles.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] })
}

/** The browser's one cache, which takes over the styles that the page came with. */
export const pageStyles = createStyleCache()
