/** Origins of others that a page talks to once a visitor sends a form or opens a policy. */
export type ForeignOrigins = { webhooks: string[]; policies: string[] }

/** The build's files. */
const scripts = ["'self'"]

function join(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/**
 * The Content-Security-Policy that stands in a page: no script but the build's files, no style but those that the build
 * put there, nobody else but the webhooks and the policy documents.
 */
export function contentPolicy(styles: string[], { webhooks, policies }: ForeignOrigins): string {
  return join({
    'default-src': ["'none'"],
    'script-src': scripts,
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...webhooks, ...policies],
    'frame-src': policies,
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
  })
}

/** What only a header can say, and what holds for every answer, a page or not. Both policies must allow a thing. */
export function headerPolicy(): string {
  return join({
    'script-src': scripts,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}
