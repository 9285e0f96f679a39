import { css } from '@emotion/react'

import sprite from './icons.svg'

const icon = css({
  width: 34,
  height: 34,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** An icon from the cached sprite; `npm run generate` draws it from src/data-model/icons.ts. */
export const Icon = ({ name }: { name: string }) => (
  <svg css={icon} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)
