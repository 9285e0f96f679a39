import { css } from '@emotion/react'

import sheet from './signs.svg'

const style = css({
  flex: 'none',
  width: '2.5rem',
  height: '2.25rem',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})

/** The sign of a stop, by its name in `signs.svg`. What is lemon in it is the order. */
export const StopSign = ({ name }: { name: string }) => (
  <svg css={style} aria-hidden="true">
    <use href={`${sheet}#${name}`} />
  </svg>
)
