import { css } from '@emotion/react'

import sheet from './icons.svg'

const icon = css({
  width: 34,
  height: 34,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** An icon by the name a data file gives it (src/data-model/icons.ts), from the cached sheet. */
export const Icon = ({ name }: { name: string }) => (
  <svg css={icon} aria-hidden="true" focusable="false">
    <use href={`${sheet}#${name}`} />
  </svg>
)
