/** Something that must change before the site goes live, or that may. */
export type Finding = { file: string; field: string; value: string; todo: string }

type Input = {
  /** Content of each data file, by its path from the root of the project. */
  files: Record<string, unknown>
  environment: Record<string, string | undefined>
}

type Leaf = { field: string; value: string | null }

const siteFile = 'data/site.json'

/** Reserved names and numbers: nobody is ever reached by them. */
const reserved = [
  /\bexample\.[a-z]{2,}/i,
  /\.(example|invalid)\b/i,
  /\+39 000 000 0000/,
  /IT00000000000/,
  /\bVia Esempio\b/i,
  /\bZagara\b/,
]

/** What belongs in a field of data/site.json, by the beginning of its path. */
const whatBelongs: [start: string, todo: string][] = [
  ['name', 'the brand’s name'],
  ['legalName', 'the name of the legal entity, as registered'],
  ['email', 'the contact e-mail address'],
  ['phone', 'the phone number, in international form'],
  ['address', 'the registered address of the legal entity'],
  ['taxData', 'the VAT number'],
  ['social', 'the address of the professional-network profile'],
  ['events', 'the address of the events site'],
  ['policies', 'the address of the policy document in this language'],
  ['contactSource', 'the name that requests of the general form carry as their source'],
]

const whatTheyAre = {
  SITE_URL: 'the address of the live site, for example https://www.your-domain.it',
  GATSBY_CONTACT_WEBHOOK_URL: 'the address that the general form posts to',
  GATSBY_EVENT_WEBHOOK_URL: 'the address that the pharmacy event form posts to',
}

const join = (field: string, key: string | number) => {
  if (typeof key === 'number') return `${field}[${key}]`
  return field ? `${field}.${key}` : key
}

const leaves = (value: unknown, field = ''): Leaf[] => {
  if (typeof value === 'string' || value === null) return [{ field, value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, join(field, index)))
  if (typeof value !== 'object') return []
  return Object.entries(value ?? {}).flatMap(([key, item]) => leaves(item, join(field, key)))
}

const todoFor = (file: string, field: string) => {
  const known = file === siteFile && whatBelongs.find(([start]) => field === start || field.startsWith(`${start}.`))
  return `Put here ${known ? known[1] : 'the real value'}.`
}

const inFile = (file: string, content: unknown): Finding[] =>
  leaves(content).flatMap(({ field, value }) =>
    value !== null && reserved.some((pattern) => pattern.test(value))
      ? [{ file, field, value, todo: todoFor(file, field) }]
      : [],
  )

const notYetOnline = (site: unknown): Finding[] =>
  leaves(site)
    .filter(({ field, value }) => field.startsWith('actions.') && value === null)
    .map(({ field }) => ({
      file: siteFile,
      field,
      value: 'null',
      todo: 'The button says that this is not online yet. Put an address here to make it a link.',
    }))

const isLocal = (hostname: string) => /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname)

const whatIsWrong = (value: string | undefined) => {
  if (!value) return 'is not set'
  if (!URL.canParse(value)) return 'is no full address'
  const { hostname, protocol } = new URL(value)
  if (isLocal(hostname)) return 'points to this machine'
  if (reserved.some((pattern) => pattern.test(hostname))) return 'is a placeholder'
  return protocol === 'https:' ? undefined : 'does not start with https://'
}

const inEnvironment = (environment: Input['environment']): Finding[] => {
  const wrong = Object.entries(whatTheyAre).flatMap(([field, meaning]) => {
    const reason = whatIsWrong(environment[field])
    const todo = `It ${reason}. Set it to ${meaning}.`
    return reason ? [{ file: 'environment', field, value: environment[field] ?? '', todo }] : []
  })
  const origin = environment.POLICY_ORIGIN
  if (!origin) return wrong
  const todo = 'It replaces the policy addresses of data/site.json by a local stand-in. Unset it.'
  return [...wrong, { file: 'environment', field: 'POLICY_ORIGIN', value: origin, todo }]
}

/** Every placeholder that is still in place; `notes` are choices that may stay as they are. */
export const findPlaceholders = ({ files, environment }: Input) => ({
  placeholders: [
    ...Object.entries(files).flatMap(([file, content]) => inFile(file, content)),
    ...inEnvironment(environment),
  ],
  notes: notYetOnline(files[siteFile]),
})
