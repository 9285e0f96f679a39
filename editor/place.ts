import { z } from 'zod'
import { dataFileOf } from '../gatsby/data-files'
import type { Mistake } from '../gatsby/validate/mistake'
import { stepsOf } from '../src/data-model/field-path'
import { isOf } from '../src/data-model/leaves'
import { unwrap } from '../src/data-model/value-kinds'
import { nameOfLanguage } from '../src/data-model/words'
import type { Language } from '../src/i18n/languages'
import { saidOf } from './words'

/** The model of a part of a value, one step further. */
function partOf(model: z.core.$ZodType, value: unknown, step: PropertyKey): z.core.$ZodType | undefined {
  const { schema } = unwrap(model)
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodObject) return schema.shape[String(step)]
  const option = schema instanceof z.ZodUnion ? schema.options.find(isOf(schema, value)) : undefined
  return option && partOf(option, value, step)
}

/** A part of a value with its model, and the step that led to it. */
type Station = { model: z.core.$ZodType; value: unknown; step: PropertyKey | undefined }

/** The parts of a value on the way to one of them, as far as the model knows it. The whole value comes first. */
function modelsAlong(model: z.core.$ZodType, whole: unknown, steps: readonly PropertyKey[]): Station[] {
  const stations: Station[] = [{ model, value: whole, step: undefined }]
  let here = stations[0]
  for (const step of steps) {
    const part = here && partOf(here.model, here.value, step)
    if (!here || !part) break
    here = { model: part, value: new Map(Object.entries(Object(here.value))).get(String(step)), step }
    stations.push(here)
  }
  return stations
}

const quoted = (text: string, language: Language) => (language === 'it' ? `«${text}»` : `“${text}”`)

/** Whatever tells an entry from its neighbours: its heading, its title, its name. */
function titleOf(value: unknown): string | undefined {
  const parts = new Map(Object.entries(Object(value)))
  return ['heading', 'title', 'name', 'question'].map((key) => parts.get(key)).find(isFilled)
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const nothingSaved: string = 'Nothing was saved.'

const entry: string = 'entry'

function nameOf({ step, value, model }: Station, list: Station | undefined, language: Language): string {
  if (typeof step !== 'number') return saidOf(model, 'label') ?? String(step)
  const one = (list && saidOf(list.model, 'one')) ?? entry
  const title = titleOf(value)
  return title === undefined ? `${one} ${step + 1}` : `${one} ${quoted(title, language)}`
}

/**
 * A field as the editor calls it.
 * @example fieldInWords(page, content, ['sections', 3, 'quote', 'figure'], 'it') // 'sezione «I tempi» → Preventivo → Numero'
 */
export function fieldInWords(
  model: z.ZodType,
  content: unknown,
  steps: readonly PropertyKey[],
  language: Language,
): string {
  const stations = modelsAlong(model, content, steps)
  const named = stations.slice(1).filter((_station, index) => typeof stations[index + 2]?.step !== 'number')
  return named.map((station) => nameOf(station, stations[stations.indexOf(station) - 1], language)).join(' → ')
}

/** A page by its title for search engines, which the list of pages shows, too. */
export function pageInWords(content: unknown, language: Language): string {
  const title = titleOf(new Map(Object.entries(Object(content))).get('search'))
  const page = 'Page'
  return title === undefined ? page : `${page} ${quoted(title, language)}`
}

function fileInWords(file: string, content: unknown, language: Language): string {
  const kind = dataFileOf(file)
  const [, code = ''] = /^(?:data\/pages|locales)\/([a-z]+)\//.exec(file) ?? []
  const spoken = code && ` (${nameOfLanguage(code)})`
  if (kind?.name === 'page') return `${pageInWords(content, language)}${spoken}`
  if (kind) return kind.label
  return `${'Interface texts'}${spoken}`
}

/**
 * A mistake for somebody who knows the editor, not the files: page, section by its heading, field by its label.
 * @param content of the file
 */
export function mistakeInWords({ file, field, message }: Mistake, content: unknown, language: Language): string {
  const kind = dataFileOf(file)
  const place = kind ? fieldInWords(kind.model, content, stepsOf(field), language) : field
  return `${fileInWords(file, content, language)}${place && `, ${place}`}: ${message}`
}
