import { css } from '@emotion/react'

import { wide } from '../theme/tokens'

const picture = css({
  display: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  zIndex: -1,
  height: '100%',
  maxWidth: '76%',
  aspectRatio: '1170 / 500',
  background: 'var(--contour)',
  pointerEvents: 'none',
  maskImage: 'var(--view, none), linear-gradient(90deg, transparent 2%, #000 34%)',
  maskPosition: 'right bottom',
  maskRepeat: 'no-repeat',
  maskSize: 'contain, 100% 100%',
  maskMode: 'luminance, alpha',
  maskComposite: 'intersect',
  // A browser without these CSS masks would show a filled rectangle.
  '@supports (mask-mode: luminance)': { [wide]: { '&[style]': { display: 'block' } } },
})

/**
 * The terrain of the open page, seen from the sea; or the terrain of another page while the pointer or the keyboard is
 * on its link (src/browser/start/menu.ts). Without scripts there is no view.
 */
export const MenuView = () => <div css={picture} data-menu-view data-turns aria-hidden="true" />
