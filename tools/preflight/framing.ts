/** A source of a content policy that names hosts: scheme, host, port and path. */
const hostSource =
  /^(?:(?<scheme>[a-z][a-z\d+.-]*):\/\/)?(?<host>\*|(?:\*\.)?[\w-]+(?:\.[\w-]+)*)(?::(?<port>\d+|\*))?(?<path>\/.*)?$/i

/** A policy for http is one for https, too. */
const allowsScheme = (allowed: string, scheme: string) =>
  allowed === scheme || (allowed === 'http:' && scheme === 'https:')

const allowsHost = (allowed: string, host: string) =>
  allowed === '*' || (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed)

/** @param port of the ancestor, empty for the usual one of its scheme */
const allowsPort = (allowed: string, port: string) =>
  allowed === '*' || allowed === port || (port === '' && ['80', '443'].includes(allowed))

/** Whether a source of `frame-ancestors` allows an ancestor, which has no path (CSP 3, “Match source-expression”). */
function allows(source: string, document: URL, ancestor: URL): boolean {
  if (source === '*') return true
  if (source === "'self'") return document.origin === ancestor.origin
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return allowsScheme(source, ancestor.protocol)
  const { scheme, host, port = '', path = '/' } = hostSource.exec(source)?.groups ?? {}
  return (
    host !== undefined &&
    allowsScheme(scheme ? `${scheme}:` : document.protocol, ancestor.protocol) &&
    allowsHost(host, ancestor.hostname) &&
    allowsPort(port, ancestor.port) &&
    path === '/'
  )
}

/** The sources of `frame-ancestors` in each policy that has it. */
const ancestorLists = (policies: string): string[][] =>
  policies
    .toLowerCase()
    .split(',')
    .flatMap((policy) => {
      const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
      const [, ...sources] = directives.find(([name]) => name === 'frame-ancestors') ?? []
      return directives.some(([name]) => name === 'frame-ancestors') ? [sources] : []
    })

/** The older header, which browsers obey where no policy names ancestors. They ignore values that they do not know. */
function mayBeFramedByOption(value: string, isSameOrigin: boolean): boolean {
  const options = new Set(
    value
      .toLowerCase()
      .split(',')
      .map((option) => option.trim()),
  )
  if (options.size > 1) return !['deny', 'sameorigin', 'allowall'].some((option) => options.has(option))
  return !options.has('deny') && (isSameOrigin || !options.has('sameorigin'))
}

/** Whether a page of an origin may show a document, which has these headers, in a frame. */
export function mayBeFramed(headers: Headers, address: string, origin: string): boolean {
  const [document, ancestor] = [new URL(address), new URL(origin)]
  const lists = ancestorLists(headers.get('content-security-policy') ?? '')
  if (lists.length > 0) return lists.every((sources) => sources.some((source) => allows(source, document, ancestor)))
  return mayBeFramedByOption(headers.get('x-frame-options') ?? '', document.origin === ancestor.origin)
}
