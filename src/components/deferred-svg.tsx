import type { ComponentProps } from 'react'
import { attribute } from '../contract/attributes'

/**
 * A symbol of one of our SVG files, in the page's colors, below the first screen. The start script fetches the file
 * after the page is painted, and only the composition that the screen shows (src/browser/start/deferred-drawings.ts).
 * Without scripts the browser loads the file at once.
 */
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
