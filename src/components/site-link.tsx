import { Link, navigate } from 'gatsby'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

import { openPage, opensWithTransition } from '../motion/page-transition'

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site, a hash of this page, or a full address of another site. */
  href: string
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** A link: inside the site it keeps the app running, a hash scrolls smoothly, another site is a plain anchor. */
export const SiteLink = ({ href, onClick, ...rest }: SiteLinkProps) => {
  function openWithTransition(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !opensWithTransition(href)) return
    event.preventDefault()
    void openPage(href)
  }

  // The root is a redirect of the host.
  if (href.startsWith('/') && href !== '/') return <Link to={href} onClick={openWithTransition} {...rest} />
  if (!href.startsWith('#')) return <a href={href} onClick={onClick} {...rest} />

  // The browser's own jump would be instant; going through the router scrolls as every other navigation does.
  function goToHash(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(`${window.location.pathname}${window.location.search}${href}`)
  }
  return <a href={href} onClick={goToHash} {...rest} />
}
