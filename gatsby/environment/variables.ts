import type { Webhook } from '../../src/contract/form-definition'
import type { Section } from '../../src/sections/section'

/** The variable with the address of each webhook. src/browser/form/request.ts has to spell them once more. */
export const webhookVariables: Record<Webhook, string> = {
  contact: 'GATSBY_CONTACT_WEBHOOK_URL',
  event: 'GATSBY_EVENT_WEBHOOK_URL',
}

/** The addresses of the webhooks that are set. */
export const webhookAddresses = (environment: NodeJS.ProcessEnv): string[] =>
  Object.values(webhookVariables).flatMap((name) => environment[name] || [])

type Variable = {
  name: string
  /** Its meaning, as the end of the sentence "Set it to …". */
  what: string
  /** The kind of section that needs it. Without one, every build needs it. */
  section?: Section['type']
}

/**
 * Variables that a production build needs: the addresses of the live site and of its automation host. docs/environment.md
 * has all variables.
 */
export const requiredVariables: readonly Variable[] = [
  { name: webhookVariables.contact, what: 'the address that the contact form posts to', section: 'contact' },
  { name: webhookVariables.event, what: 'the address that the lead form posts to', section: 'lead' },
  { name: 'SITE_URL', what: 'the origin of the site, for example https://www.your-domain.it' },
]
