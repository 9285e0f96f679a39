import type { ReactNode } from 'react'
import { attribute } from '../contract/attributes'
import { useSite } from './site-context'

type PolicyLinkProps = { policy: 'privacy' | 'cookie'; children?: ReactNode }

/** A link to a policy, which opens in a dialog (src/browser/dialog). */
export const PolicyLink = ({ policy, children }: PolicyLinkProps) => {
  const { agency } = useSite()
  return (
    <a href={agency.policies[policy]} aria-haspopup="dialog" {...attribute('policy', policy)}>
      {children}
    </a>
  )
}
