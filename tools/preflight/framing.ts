/** Whether a source of `frame-ancestors` names an origin: all of them, a scheme, a host, or `*.` and the end of one. */
function names(source: string, { protocol, host, hostname }: URL): boolean {
  if (source === '*' || source === protocol) return true
  const [, scheme = protocol, name = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)\/?$/.exec(source) ?? []
  // A policy for http is one for https, too.
  return (
    ['http:', protocol].includes(scheme) && (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : name === host)
  )
}

/** Whether a page of an origin may show a document with these headers in a frame. A content policy outweighs the older header. */
export function mayBeFramed(headers: Headers, origin: string): boolean {
  const policies = headers.get('content-security-policy')?.toLowerCase() ?? ''
  const lists = [...policies.matchAll(/\bframe-ancestors\b([^;,]*)/g)].map(([, sources = '']) =>
    sources.trim().split(/\s+/),
  )
  if (lists.length > 0) return lists.every((sources) => sources.some((source) => names(source, new URL(origin))))
  return !/deny|sameorigin/i.test(headers.get('x-frame-options') ?? '')
}
