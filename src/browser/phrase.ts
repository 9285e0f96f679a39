import { withAttribute } from '../contract/attributes'
import type { IslandPhrase } from '../contract/island-phrases'

/** A phrase for an island, from a hidden element of the page, which browsers translate, too. Without it, the key (R-ROUTE-6). */
export const phrase = (key: IslandPhrase): string =>
  document.querySelector(withAttribute('phrase', key))?.textContent ?? key
