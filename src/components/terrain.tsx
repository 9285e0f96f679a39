import { css } from '@emotion/react'

const svg = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'var(--contour)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
})

type TerrainProps = { href: string; className?: string }

/** The terrain of a page, from its cached file. Its lines inherit the stroke that is set on it or around it. */
export const Terrain = ({ href, className }: TerrainProps) => (
  <svg css={svg} className={className} aria-hidden="true">
    <use href={href} />
  </svg>
)
