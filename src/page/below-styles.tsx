import { useLayoutEffect, useState } from 'react'

import { cameAsHtml } from '../signals/signals'
import { keepStylesBelow } from '../theme/style-cache'

/**
 * The place in a page where its styles for what follows are named: its first section is painted without them. The build
 * writes their file, where a page needs one (src/gatsby/onPostBuild/below-styles.ts). A page that the app opens has none.
 */
export const BelowStyles = () => {
  const [isNamed] = useState(cameAsHtml)
  useLayoutEffect(() => keepStylesBelow, [])
  return isNamed && <link data-below />
}
