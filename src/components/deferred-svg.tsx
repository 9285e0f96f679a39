import type { ComponentProps } from 'react'
import { attribute } from '../contract/attributes'

/** A symbol of an SVG file, which the start script fetches after the first frame (src/browser/start/deferred-drawings.ts). */
export const DeferredSvg = ({ href, ...svg }: ComponentProps<'svg'> & { href: string }) => (
  <>
    <svg {...svg} aria-hidden="true">
      <use {...attribute('href', href)} />
    </svg>
    <noscript>
      <svg {...svg} aria-hidden="true">
        <use href={href} />
      </svg>
    </noscript>
  </>
)
