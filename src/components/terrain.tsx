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

type TerrainProps = {
  /** Address of the file with its lines. */
  lines: string | null
  className?: string
}

/** The terrain of a page, from its cached file. Its lines inherit the stroke that is set on it or around it. */
export const Terrain = ({ lines, className }: TerrainProps) => (
  <svg css={svg} className={className} aria-hidden="true" data-turns>
    <use href={`${lines}#terrain`} />
  </svg>
)
