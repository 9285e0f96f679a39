import type { Webhook } from '../../src/contract/form-definition'

/** The variable with the address of each webhook. src/browser/form/request.ts has to spell them once more. */
export const webhookVariables: Record<Webhook, string> = {
  contact: 'GATSBY_CONTACT_WEBHOOK_URL',
  event: 'GATSBY_EVENT_WEBHOOK_URL',
}

/** The addresses of the webhooks that are set. */
export const webhookAddresses = (environment: NodeJS.ProcessEnv): string[] =>
  Object.values(webhookVariables).flatMap((name) => environment[name] || [])
