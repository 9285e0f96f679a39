import type { ContentPolicyOptions } from './options'

/** Files of the build. */
const scripts = ["'self'"]

function join(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/**
 * The Content-Security-Policy of a page. It allows scripts of the build, styles of the build, and the named origins.
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

/**
 * The policy in the header: directives that work only there, and limits that hold for every answer. A browser allows
 * only what both policies allow.
 */
export const headerPolicy = (): string =>
  join({
    'script-src': scripts,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
