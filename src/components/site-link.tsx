import { navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

import { loadPage, openPage } from '../motion/page-transition'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, a hash of this page, or a full address of another site. */
  href: string
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** A link: inside the site it keeps the app running, a hash scrolls smoothly, another site is a plain anchor. */
export const SiteLink = ({ href, onClick, ...rest }: SiteLinkProps) => {
  // The root is a redirect of the host.
  const isPage = href.startsWith('/') && href !== '/'
  const isPlace = href.startsWith('#')
  if (!isPage && !isPlace) return <a href={href} onClick={onClick} {...rest} />

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // The browser's own jump would be instant; going through the router scrolls as every other navigation does.
    if (isPlace) void navigate(`${window.location.pathname}${window.location.search}${href}`)
    else void openPage(href)
  }
  // What cannot be had now is asked for again when the link is followed.
  const prepare = () => isPage && loadPage(new URL(href, window.location.href).pathname).catch(() => undefined)
  return <a href={href} onClick={follow} onPointerEnter={prepare} {...rest} />
}
