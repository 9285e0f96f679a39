import createCache, { type EmotionCache } from '@emotion/cache'

/** Emotion's cache for the pages of a build. Without its prefixes: the browsers of our list need none of them. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins: [] })
  cache.compat = true
  return cache
}
