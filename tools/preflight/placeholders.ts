import { type Environment, wrongVariables } from '../../gatsby/environment/wrong-variables'

/** Something that must change before the site goes live, or that may change. */
export type Task = { file: string; field: string; value: string; todo: string }

export type Files = {
  /** Content of each data file, by its path from the root of the project. */
  data: Record<string, unknown>
  /** Text of each other file that becomes part of the site. */
  texts?: Record<string, string>
}

/** Reserved names and numbers, which never reach anybody, and the brand that stands for the owner's. */
const reserved = [
  /\bexample\.[a-z]{2,}/i,
  /\.(example|invalid)\b/i,
  /\+39 000 000 0000/,
  /IT00000000000/,
  /\bVia Esempio\b/i,
  /\bREA [A-Z]{2}-0+\b/,
  /€0\.00|\b0,00\s€/,
  /\bzagara\b/i,
]

/** An address that only shows the form of an address. */
const hint = /(for example|per esempio) \S+@\S+/gi

const isReserved = (text: string) => reserved.some((pattern) => pattern.test(text.replace(hint, '')))

/** The place and the origin of the former agency. */
const origin = /\b(Sicil\w+|Catan\w+|Etna|etne\w+)/gi

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

type Leaf = { field: string; value: string | null }

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

/** Names of kinds and drawings stand in code, and no visitor reads them. */
const isName = (field: string) => /\.(type|drawing)$/.test(field)

const inData = ([file, content]: [string, unknown]): Task[] =>
  leaves(content).flatMap(({ field, value }) =>
    value !== null && !isName(field) && isReserved(value) ? [{ file, field, value, todo: todoFor(file, field) }] : [],
  )

const inText = ([file, text]: [string, string]): Task[] =>
  text.split('\n').flatMap((line, index) => {
    const task = { file, field: `line ${index + 1}`, value: line.trim(), todo: 'Put here the real value.' }
    return isReserved(line) ? [task] : []
  })

const inEnvironment = (environment: Environment, pages: Parameters<typeof wrongVariables>[1]['pages']): Task[] => {
  const wrong = wrongVariables(environment, { pages, live: true, isPlaceholder: isReserved }).map(
    ({ name, value, reason, what }) => ({
      file: 'environment',
      field: name,
      value,
      todo: `It ${reason}. Set it to ${what}.`,
    }),
  )
  const { POLICY_ORIGIN: value } = environment
  const todo = 'It replaces the policy addresses of data/site.json by a local stand-in. Unset it.'
  return value ? [...wrong, { file: 'environment', field: 'POLICY_ORIGIN', value, todo }] : wrong
}

/** Every placeholder that is still there, also in the environment. */
export const findPlaceholders = (
  { data, texts = {} }: Files,
  environment: Environment,
  pages: Parameters<typeof wrongVariables>[1]['pages'],
): Task[] => [
  ...Object.entries(data).flatMap(inData),
  ...Object.entries(texts).flatMap(inText),
  ...inEnvironment(environment, pages),
]

/** Choices that may stay as they are. */
export function findChoices({ data }: Files): Task[] {
  const site = leaves(data[siteFile])
  const closed = site.filter(({ field, value }) => field.startsWith('actions.') && value === null)
  const found = closed.map(({ field }) => ({
    file: siteFile,
    field,
    value: 'null',
    todo: 'The button says that this is not online yet. Put an address here to make it a link.',
  }))
  if (site.some(({ field }) => field.startsWith('hours.'))) return found
  const todo =
    'Put here the hours of the day in which you answer, in both languages, for example "9 am to 6 pm": each promise of an answer names them.'
  return [...found, { file: siteFile, field: 'hours', value: '', todo }]
}

/** The words for the former agency's place and origin in each file that has some. */
export const findOrigin = ({ data }: Files): Task[] =>
  Object.entries(data).flatMap(([file, content]) => {
    const found = leaves(content).flatMap(({ field, value }) => (isName(field) ? [] : (value?.match(origin) ?? [])))
    const words = [...new Set(found)].join(', ')
    return words ? [{ file, field: `${found.length} times`, value: words, todo: '' }] : []
  })

/**
 * Questions of docs/go-live.md that nobody has ticked. A question begins with the figures or pages that it is about, in
 * code; without one of them it is void.
 * @param names of figures and pages that exist
 */
export const openQuestions = (document: string, names: ReadonlySet<string>): string[] =>
  [...document.matchAll(/^- \[ \] (.+)$/gm)].flatMap(([, question = '']) => {
    const [subjects = ''] = question.split(':', 1)
    const isOpen = [...subjects.matchAll(/`([\w-]+)`/g)].some(([, name = '']) => names.has(name))
    return isOpen ? [question.replaceAll('`', '')] : []
  })
