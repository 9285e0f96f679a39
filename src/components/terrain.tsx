import { css } from '@emotion/react'

import { DeferredSvg } from './deferred-svg'

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

/** A page's terrain from its cached file. Its lines take the stroke that is set here or around it. */
export const Terrain = ({ href, className }: TerrainProps) => (
  <svg css={svg} className={className} aria-hidden="true">
    <use href={href} />
  </svg>
)

/** The same below the first screen. */
export const DeferredTerrain = ({ href }: Pick<TerrainProps, 'href'>) => <DeferredSvg css={svg} href={href} />
