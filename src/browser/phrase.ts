import { withAttribute } from '../contract/attributes'
import type { IslandPhrase } from '../contract/island-phrases'

/**
 * A phrase for an island. The page carries it in a hidden element (src/components/island-phrases.tsx), so that a browser that
 * translates the page translates it too.
 * @param key of the phrase in locales/
 * @returns the phrase; the key itself where the page has none (R-ROUTE-6)
 */
export const phrase = (key: IslandPhrase): string =>
  document.querySelector(withAttribute('phrase', key))?.textContent ?? key
