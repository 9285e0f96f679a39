import createCache, { type EmotionCache } from '@emotion/cache'

/** Emotion's cache for the pages of a build. It adds no vendor prefixes: the browsers of our browserslist need none. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins: [] })
  cache.compat = true
  return cache
}
