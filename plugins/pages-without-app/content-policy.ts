import { createHash } from 'node:crypto'

/** Other origins that pages may use. */
export type Origins = {
  /** For requests. */
  connect: string[]
  /** For documents in frames. */
  frame: string[]
  script: string[]
  picture: string[]
}

/** A hash in the form of a content policy. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const join = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The policy that a page carries. It allows files of the build, the `styles` of the page, and the named origins. */
export function contentPolicy(styles: string, { connect, frame, script, picture }: Origins): string {
  return join({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", hashOf(styles)],
    'img-src': ["'self'", 'data:', ...picture],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame,
    'manifest-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
  })
}

/** The policy of every answer: what works only in a header, and limits. A browser allows only what both policies allow. */
export const headerPolicy = (scripts: string[]): string =>
  join({
    'script-src': ["'self'", ...scripts],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
