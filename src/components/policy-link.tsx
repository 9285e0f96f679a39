import type { ReactNode } from 'react'

import { useSite } from './site-context'

type PolicyLinkProps = { policy: 'privacy' | 'cookie'; children?: ReactNode; className?: string }

/** A link to a policy document. A plain click opens the document in a dialog (src/islands/policy-dialog). */
export const PolicyLink = ({ policy, children, className }: PolicyLinkProps) => {
  const { agency } = useSite()
  return (
    <a href={agency.policies[policy]} className={className} aria-haspopup="dialog" data-policy={policy}>
      {children}
    </a>
  )
}
