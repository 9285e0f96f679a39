import type { ReactNode } from 'react'

import { useSite } from './site-context'

type PolicyLinkProps = { policy: 'privacy' | 'cookie'; children?: ReactNode; className?: string }

/**
 * A link to a policy document. A plain click opens the document in a dialog (src/browser/dialog). A PDF opens in a
 * tab of its own: no browser shows one in a frame that is kept from its page.
 */
export const PolicyLink = ({ policy, children, className }: PolicyLinkProps) => {
  const { agency } = useSite()
  const href = agency.policies[policy]
  if (new URL(href).pathname.toLowerCase().endsWith('.pdf'))
    return (
      <a href={href} className={className} target="_blank" rel="noreferrer">
        {children} (PDF)
      </a>
    )
  return (
    <a href={href} className={className} aria-haspopup="dialog" data-policy={policy}>
      {children}
    </a>
  )
}
