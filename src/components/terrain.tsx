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

/** The terrain of a page, from its cached file. Its lines inherit the stroke that is set on it or around it. */
export const Terrain = ({ href, className }: TerrainProps) => (
  <svg css={svg} className={className} aria-hidden="true">
    <use href={href} />
  </svg>
)

/** The same terrain for a place below the first screen. */
export const DeferredTerrain = ({ href }: Pick<TerrainProps, 'href'>) => <DeferredSvg css={svg} href={href} />
