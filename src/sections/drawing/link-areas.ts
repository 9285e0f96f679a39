import { css } from '@emotion/react'
import { withAttribute } from '../../contract/attributes'
import { nameIn } from '../../theme/drawing-screens'
import { type Composition, onScreen, percent } from './placing'

/** A land whose parts lead where the links of their labels do: rectangles `target-<label>` of its art. */
export const linkAreas = ({ size, width, height, areas }: Composition) => {
  const targets = areas.filter((area) => nameIn('target', area))
  if (targets.length === 0) return undefined
  return css(
    onScreen(size, {
      // It is drawn from bottom to top once most of it is on the screen. On a phone the sky would be empty until then.
      ...(size !== 'tall' && { '--uncovered': 'draw-up', '--while': 'entry 60% cover 48%' }),
      ...Object.fromEntries(
        targets.map((target) => [
          `& ${withAttribute('label', nameIn('target', target))} a::after`,
          {
            content: '""',
            position: 'absolute',
            insetInlineStart: percent(target.x, width),
            top: percent(target.y, height),
            width: percent(target.width, width),
            height: percent(target.height, height),
          },
        ]),
      ),
    }),
  )
}
