import { css } from '@emotion/react'

import { outOfSight } from '../../theme/surfaces'
import { onMap } from './register'

/** The order on a phone, on paper and for very large letters: the road runs down beside the list of its stops. */
export const list = css({ paddingInline: 'var(--gutter)', maxWidth: 640, marginInline: 'auto' })

const mark = 20

export const stop = css(
  {
    position: 'relative',
    padding: '0 0 40px 76px',
    // The stop itself, on the road.
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 20,
      top: 8,
      zIndex: 2,
      width: mark,
      height: mark,
      border: '2.25px solid var(--ink)',
      borderRadius: '50%',
      background: 'var(--ground)',
    },
  },
  onMap(() => ({ '&::before': { content: 'none' } })),
)

/** The road from this stop to the next, as long as what stands beside it. */
export const road = css(
  {
    position: 'absolute',
    left: 0,
    top: 18,
    zIndex: 1,
    width: 60,
    height: '100%',
    fill: 'none',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
  onMap(() => ({ display: 'none' })),
)

export const bends = ['M30 0C30 34 8 44 12 92S54 150 30 200', 'M30 0C30 40 56 54 48 100S12 150 30 200']

/** What each system knows from a stop on: a list beside the road, squares of the register on the map. */
export const sees = css(
  {
    marginTop: 14,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5em, 1fr) 3fr',
      gap: 12,
      paddingBlock: 7,
      borderTop: '1px solid var(--line)',
    },
    '& dt': { color: 'var(--ink-soft)' },
    '& dd': { margin: 0 },
  },
  onMap(() => ({ '& > div': { display: 'block', borderTop: 0 }, '& dt': outOfSight })),
)

export const day = css({ color: 'var(--ink-soft)', fontSize: '0.9375rem' })

/** What breaks: red in name and sign. On the strip two ticks stand across the road. */
export const broken = css(
  {
    paddingTop: 18,
    '& [data-part="name"]': { color: 'var(--lava)' },
    '& > div::before': {
      content: '""',
      position: 'absolute',
      left: -64,
      top: 20,
      zIndex: 3,
      width: 40,
      height: 20,
      borderBlock: '2.25px solid var(--lava)',
      background: 'var(--ground)',
    },
  },
  onMap(() => ({ paddingTop: 0, '& > div::before': { content: 'none' } })),
)
