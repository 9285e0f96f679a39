import type { ComponentProps } from 'react'

type DeferredSvgProps = ComponentProps<'svg'> & { href: string }

/**
 * A symbol of one of our SVG files, in the page's colors, below the first screen. Code fetches the file after the
 * page is painted, and only the composition that the screen shows (src/browser/drawings).
 * Without scripts the browser loads the file at once.
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
