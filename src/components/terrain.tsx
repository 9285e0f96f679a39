import { css } from '@emotion/react'

import { useIsPainted } from '../motion/is-painted'
import { LaterSvg } from './later-svg'

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
    {useIsPainted() && <use href={href} />}
  </svg>
)

/** The same below the first screen. */
export const LaterTerrain = ({ href }: Pick<TerrainProps, 'href'>) => <LaterSvg css={svg} href={href} />
