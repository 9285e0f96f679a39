import { kinds } from '../../gatsby/data/kinds'
import { webhookVariables } from '../../gatsby/environment/variables'
import { exampleHost, isLocal, wrongVariables } from '../../gatsby/environment/wrong-variables'
import type { DataString } from '../../gatsby/validate/check-references'
import { siteFile } from '../../src/data-model/site'
import { wordOf } from '../../src/data-model/words'

/** Something that must change before the site goes live. */
type Task = { file: string; field: string; value: string; todo: string }

/** Reserved names and numbers, which never reach anybody, and the brand that stands for the owner's. */
const reserved = [
  exampleHost,
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

const site = kinds.site.file

/** The content that belongs into a field, as its model describes it. */
function todoFor({ file, field }: DataString): string {
  const model = file === site && new Map(Object.entries(siteFile.shape)).get(field.replace(/\..*/, ''))
  return model ? `Put here: ${wordOf(model, 'hint')}.` : 'Put here the real value.'
}

/** No visitor reads the names of drawings, labels and pages. */
const isName = ({ kind }: DataString) => kind === 'id' || kind === 'drawing' || kind === 'pageId' || kind === 'figureId'

/** Whether the live site would be built as a staging, which stays out of search. */
const isOfStaging = ({ file, field, text }: DataString, { SITE_URL }: NodeJS.ProcessEnv) =>
  file === site && field === 'origin' && text !== SITE_URL

const inEnvironment = (field: string, todo: string): Task => ({ file: 'environment', field, value: '', todo })

function isNotLive(address: string): boolean {
  const hostname = URL.canParse(address) ? new URL(address).hostname : ''
  return isReserved(hostname) || isLocal(hostname)
}

/** Every placeholder that is still there, also in the environment. */
export const findPlaceholders = (
  strings: readonly DataString[],
  environment: NodeJS.ProcessEnv,
  pages: Parameters<typeof wrongVariables>[1],
): Task[] => [
  ...strings
    .filter((one) => !isName(one) && (isReserved(one.text) || isOfStaging(one, environment)))
    .map((one) => ({ file: one.file, field: one.field, value: one.text, todo: todoFor(one) })),
  ...wrongVariables(environment, pages).map(({ name, message }) => inEnvironment(name, `It ${message}.`)),
  ...['SITE_URL', ...Object.values(webhookVariables)]
    .filter((name) => isNotLive(environment[name] ?? ''))
    .map((name) => inEnvironment(name, 'It is an example, or an address of this machine. Put the real one.')),
]
