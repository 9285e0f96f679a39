import { requiredVariables } from './variables'

export type WrongVariable = { name: string; value: string; reason: string; what: string }

/** Addresses of this machine, and of its network. */
export const isLocal = (hostname: string) =>
  /^(localhost|.*\.localhost|0\.0\.0\.0|\[::1?\]|(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+)$/.test(
    hostname,
  )

/**
 * Why a build refuses an address, or undefined if it accepts it. Forms send personal data, so only https is allowed.
 */
const addressFault = ({ protocol, hostname, pathname, username, password }: URL) => {
  if (!['http:', 'https:'].includes(protocol)) return 'is no web address'
  if (protocol === 'http:' && !isLocal(hostname)) return 'does not start with https://'
  if (username || password) return 'has a name or a password in it: browsers send nothing to such an address'
  return pathname.includes('/webhook-test/')
    ? 'is a test address, which n8n answers only while its editor listens'
    : undefined
}

const faultOf = (name: string, value: string | undefined) => {
  if (!value) return 'is missing'
  if (!URL.canParse(value)) return 'is no full address'
  const address = new URL(value)
  const needsOrigin = name === 'SITE_URL' && value !== address.origin
  return addressFault(address) ?? (needsOrigin ? `is no origin as browsers write it: ${address.origin} is` : undefined)
}

type Options = {
  /** The pages of the site. A webhook is needed only where a page has its form. */
  pages: readonly { content: { sections: readonly { type: string }[] } }[]
  /** A live site cannot use addresses of this machine. */
  live?: boolean
  isPlaceholder?: (hostname: string) => boolean
}

const liveFaultOf = (value: string, isPlaceholder: (hostname: string) => boolean) => {
  const { hostname } = new URL(value)
  if (isLocal(hostname)) return 'points to this machine or its network'
  return isPlaceholder(hostname) ? 'is a placeholder' : undefined
}

/** The required variables that are missing or wrong, and the reasons. */
export function wrongVariables(
  environment: NodeJS.ProcessEnv,
  { pages, live = false, isPlaceholder = () => false }: Options,
): WrongVariable[] {
  const types = new Set<string>(pages.flatMap(({ content }) => content.sections.map(({ type }) => type)))
  return requiredVariables.flatMap(({ name, what, section }) => {
    const value = environment[name]
    if (!value && section && !types.has(section)) return []
    const reason = faultOf(name, value) ?? (live ? liveFaultOf(value ?? '', isPlaceholder) : undefined)
    return reason ? [{ name, value: value ?? '', reason, what }] : []
  })
}

/** One sentence for people about a wrong variable. */
export const explainVariable = ({ name, value, reason, what }: WrongVariable) =>
  `The environment variable ${name}${value && ` is "${value}", which`} ${reason}. Set it to ${what}.`
