import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSite } from '../site/site-context'
import type { PolicyDialogProps } from './policy-dialog'

type PolicyName = 'privacy' | 'cookie'

type PolicyLinkProps = { policy: PolicyName; children?: ReactNode; className?: string }

/**
 * Opens a policy document in the dialog. It is a link to the document itself until the page runs, and stays one for
 * whoever wants a new tab; the dialog's code comes with the first click.
 */
export const PolicyLink = ({ policy, children, className }: PolicyLinkProps) => {
  const { t } = useTranslation()
  const { agency } = useSite()
  const [Dialog, setDialog] = useState<ComponentType<PolicyDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const href = agency.policies[policy]

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpen(true)
    import('./policy-dialog').then(
      (module) => setDialog(() => module.PolicyDialog),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <a href={href} className={className} onClick={open} aria-haspopup="dialog" data-replay>
        {children}
      </a>
      {isOpen && Dialog && <Dialog title={t(`footer.${policy}`)} href={href} onClose={() => setOpen(false)} />}
    </>
  )
}
