import type { ComponentProps } from 'react'

type DeferredSvgProps = ComponentProps<'svg'> & { href: string }

/**
 * A symbol of an SVG file of ours, in the page's colours, below the first screen: the start script fetches its file when
 * the page is painted, and of several the one that is displayed (src/islands/start/deferred-drawings.ts). Without scripts
 * it stands there.
 */
export const DeferredSvg = ({ href, ...svg }: DeferredSvgProps) => (
  <>
    <svg {...svg} aria-hidden="true">
      <use data-href={href} />
    </svg>
    <noscript>
      <svg {...svg} aria-hidden="true">
        <use href={href} />
      </svg>
    </noscript>
  </>
)
