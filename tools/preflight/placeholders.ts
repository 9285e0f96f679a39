import { type Environment, wrongVariables } from '../../gatsby/environment/wrong-variables'
import { isReserved } from './reserved'

/** Something that must change before the site goes live, or that may change. */
export type Finding = { file: string; field: string; value: string; todo: string }

type Input = {
  /** Content of each data file, by its path from the root of the project. */
  files: Record<string, unknown>
  /** Text of each other file that becomes part of the site. */
  texts?: Record<string, string>
  environment: Environment
}

type Leaf = { field: string; value: string | null }

const siteFile = 'data/site.json'

/** The right content of a field in data/site.json, by the beginning of its path. */
const whatBelongs: [start: string, todo: string][] = [
  ['name', 'the brand’s name'],
  ['legalName', 'the name of the legal entity, as registered'],
  ['email', 'the contact e-mail address'],
  ['phone', 'the phone number, in international form'],
  ['address', 'the registered address of the legal entity'],
  ['taxData', 'the VAT number'],
  ['register', 'the companies register and the REA number'],
  ['shareCapital', 'the share capital, and whether it is paid up'],
  ['social', 'the address of the professional-network profile'],
  ['events', 'the address of the events site'],
  ['policies', 'the address of the policy document in this language'],
  ['contactSource', 'the name that requests of the contact form carry as their source'],
]

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

/** The kind of a section is named in code, and no visitor reads it. */
const isKind = (field: string) => field.endsWith('.type')

const inData = ([file, content]: [string, unknown]): Finding[] =>
  leaves(content).flatMap(({ field, value }) =>
    value !== null && !isKind(field) && isReserved(value) ? [{ file, field, value, todo: todoFor(file, field) }] : [],
  )

const inText = ([file, text]: [string, string]): Finding[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      isReserved(line)
        ? [{ file, field: `line ${index + 1}`, value: line.trim(), todo: 'Put here the real value.' }]
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

/** Optional: sentences read well without it. */
const withoutHours = (site: unknown): Finding[] =>
  leaves(site).some(({ field }) => field.startsWith('hours.'))
    ? []
    : [
        {
          file: siteFile,
          field: 'hours',
          value: '',
          todo: 'Put here the hours of the day in which you answer, in both languages: each promise of an answer names them.',
        },
      ]

const inEnvironment = (environment: Environment): Finding[] => {
  const wrong = wrongVariables(environment, { live: true, isPlaceholder: isReserved }).map(
    ({ name, value, reason, what }) => ({
      file: 'environment',
      field: name,
      value,
      todo: `It ${reason}. Set it to ${what}.`,
    }),
  )
  const origin = environment.POLICY_ORIGIN
  if (!origin) return wrong
  const todo = 'It replaces the policy addresses of data/site.json by a local stand-in. Unset it.'
  return [...wrong, { file: 'environment', field: 'POLICY_ORIGIN', value: origin, todo }]
}

/** Every placeholder that is still there. `notes` are choices that may stay. */
export const findPlaceholders = ({ files, texts = {}, environment }: Input) => ({
  placeholders: [
    ...Object.entries(files).flatMap(inData),
    ...Object.entries(texts).flatMap(inText),
    ...inEnvironment(environment),
  ],
  notes: [...notYetOnline(files[siteFile]), ...withoutHours(files[siteFile])],
})
