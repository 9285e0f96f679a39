import type { ReactNode } from 'react'
import { attribute } from '../contract/attributes'
import { useSite } from './site-context'

type PolicyLinkProps = { policy: 'privacy' | 'cookie'; children?: ReactNode }

/** A link to a policy, which opens in a dialog (src/browser/dialog). A PDF opens in a tab: no sandboxed frame shows one. */
export const PolicyLink = ({ policy, children }: PolicyLinkProps) => {
  const { agency } = useSite()
  const href = agency.policies[policy]
  if (new URL(href).pathname.toLowerCase().endsWith('.pdf'))
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {children} (PDF)
      </a>
    )
  return (
    <a href={href} aria-haspopup="dialog" {...attribute('policy', policy)}>
      {children}
    </a>
  )
}
