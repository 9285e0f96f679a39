import { css } from '@emotion/react'

import { Terrain } from '../components/terrain'
import { narrow } from '../theme/tokens'

const land = css({
  insetInlineStart: 'auto',
  zIndex: -1,
  width: '60%',
  maskImage: 'linear-gradient(90deg, transparent 8%, #000 42%), linear-gradient(transparent, #000 48px)',
  maskComposite: 'intersect',
  [narrow]: { display: 'none' },
})

/**
 * The terrain of the open page; or the terrain of another page while the pointer or the keyboard is on its link
 * (src/browser/start/menu.ts). Without scripts there is none.
 */
export const MenuLand = () => <Terrain css={land} data-menu-land />
