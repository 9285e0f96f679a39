import { css } from '@emotion/react'

const sign = css({
  flex: 'none',
  width: '2.5rem',
  height: '2.25rem',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

type SignProps = { file: string; name: string }

/** A sign of a drawing: a symbol of its file of signs. */
export const Sign = ({ file, name }: SignProps) => (
  <svg css={sign} aria-hidden="true">
    <use href={`${file}#${name}`} />
  </svg>
)
