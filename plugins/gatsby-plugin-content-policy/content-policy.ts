import type { ContentPolicyOptions } from './options'

/** The build's files. */
const scripts = ["'self'"]

function join(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/**
 * The Content-Security-Policy that stands in a page: no script but the build's files, no style but those that the build
 * put there, nobody else but the named origins.
 * @param styles hashes of the page's own styles
 */
export function contentPolicy(
  styles: readonly string[],
  { connect, frame }: Pick<ContentPolicyOptions, 'connect' | 'frame'>,
): string {
  return join({
    'default-src': ["'none'"],
    'script-src': scripts,
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame,
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
  })
}

/** What only a header can say, and what holds for every answer, a page or not. Both policies must allow a thing. */
export const headerPolicy = (): string =>
  join({
    'script-src': scripts,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
