import { type InlineHashes, policyHash } from './inline-hashes'

/** Origins of others that a page talks to once a visitor sends a form or opens a policy. */
export type ForeignOrigins = { webhooks: string[]; policies: string[] }

/** Emotion adds rules to style elements that it creates empty. */
const emptyStyle = policyHash('')

/**
 * The Content-Security-Policy of a page: nothing inline but what the build put there, nobody else but the webhooks
 * and the policy documents.
 */
export function contentPolicy(inline: InlineHashes, { webhooks, policies }: ForeignOrigins, isSecure: boolean): string {
  const attributes = inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", emptyStyle, ...inline.styles, ...attributes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...webhooks, ...policies],
    'frame-src': policies,
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
