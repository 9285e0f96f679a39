import { z } from 'zod'

import { kindOf, unwrap, type ValueKind } from '../src/data-model/value-kinds'
import { wordOf, wordsOf } from '../src/data-model/words'
import { defaultLanguage } from '../src/i18n/languages'
import { listLimits, numberPattern, patternOf } from './limits'

/** A value of a list of choices, and what the editor calls it. */
export type Option = { label: string; value: string }

/** A field of the CMS's configuration (https://decapcms.org/docs/widgets). */
export type Field = {
  name: string
  label: string
  label_singular?: string
  hint?: string
  widget: 'text' | 'boolean' | 'select' | 'object' | 'list' | 'image'
  required?: boolean
  i18n?: true
  collapsed?: boolean
  summary?: string
  pattern?: [pattern: string, message: string]
  min?: number
  max?: number
  multiple?: boolean
  options?: Option[]
  field?: Field
  fields?: Field[]
  types?: Field[]
  typeKey?: string
  choose_url?: false
}

type Model = z.core.$ZodType

/** What the fields are made for. */
export type Context = {
  /** The names that values of a kind may choose. People type the values of any other kind: new figures need new ids. */
  references: { [kind: string]: Option[] | undefined }
  /** The keys that lead to the field, from its file. */
  keys?: readonly string[]
  /** Whether the fields stand in files of a language each, side by side. */
  isTranslated?: boolean
  /** Inside a group that may be left out as a whole: the CMS would ask for its parts. */
  mayBeEmpty?: boolean
}

type Shaped = Omit<Field, 'name' | 'label'>

/** @throws where the model does not say what the editor calls the field */
function labelOf(part: Model, keys: readonly string[]): string {
  const label = wordOf(part, 'label')
  if (label) return label
  throw new Error(`${keys.join(' → ')} has no words for the editor: make its model with field().`)
}

/** The values that a model lets people choose from. Undefined where a value may be anything. */
function optionsOf(schema: Model, { references }: Context): Option[] | undefined {
  if (!(schema instanceof z.ZodEnum)) return references[kindOf(schema) ?? '']
  return schema.options.map(String).map((value) => ({ value, label: wordsOf(schema).choices?.[value] ?? value }))
}

const isLeftOut = (part: Model) => part instanceof z.ZodDefault || unwrap(part).isOptional

const isName = (part: Model) => {
  const kind = kindOf(unwrap(part).schema)
  return kind === 'text' || kind === 'verbatim' || kind === 'figureId' || kind === 'pageId'
}

/** How a folded entry of a list shows a field. */
const shownAs = (key: string, part: Model) =>
  `{{fields.${key}${kindOf(unwrap(part).schema) === 'localized' ? `.${defaultLanguage}` : ''}}}`

/** What tells a folded entry of a list from the others: its first words, page or id; of a figure, all that it must have. */
function summaryOf({ shape }: z.ZodObject): string | undefined {
  const required = Object.entries(shape).filter(([, part]) => !isLeftOut(part) && !(part instanceof z.ZodLiteral))
  const ofKind = (kind: ValueKind) => required.find(([, part]) => kindOf(unwrap(part).schema) === kind)
  const name = required.find(([, part]) => isName(part)) ?? ofKind('id')
  const shown = name && name === ofKind('figureId') ? required : name && [name]
  return shown?.map(([key, part]) => shownAs(key, part)).join(' · ')
}

function typesOf(union: z.ZodDiscriminatedUnion, context: Context): Shaped {
  const typeKey = union.def.discriminator
  const types = union.options.flatMap((option): Field[] => {
    if (!(option instanceof z.ZodObject)) return []
    const literal = option.shape[typeKey]
    if (!(literal instanceof z.ZodLiteral)) return []
    const name = String(literal.value)
    const keys = [...(context.keys ?? []), name]
    const label = labelOf(option, keys)
    const summary = `${label}: ${summaryOf(option) ?? ''}`
    return [{ ...groupOf(option, { ...context, keys }), name, label, hint: wordOf(option, 'hint'), summary }]
  })
  return { widget: 'list', types, typeKey, collapsed: true }
}

function groupOf(schema: z.ZodObject, context: Context): Shaped {
  return { widget: 'object', collapsed: true, fields: fieldsOf(schema, context) }
}

function listOf(key: string, part: Model, schema: z.ZodArray, context: Context): Shaped {
  const { element } = schema
  const limits = listLimits(schema)
  const options = optionsOf(element, context)
  if (options) return { widget: 'select', multiple: true, options, ...limits }
  if (element instanceof z.ZodDiscriminatedUnion) return { ...typesOf(element, context), ...limits }
  if (element instanceof z.ZodObject) {
    const fields = fieldsOf(element, { ...context, mayBeEmpty: false })
    return { widget: 'list', fields, summary: summaryOf(element), collapsed: true, ...limits }
  }
  return { widget: 'list', field: fieldOf(key, element, context, part), collapsed: false, ...limits }
}

function shapeOf(key: string, part: Model, context: Context): Shaped {
  const { schema } = unwrap(part)
  const options = optionsOf(schema, context)
  if (options) return { widget: 'select', options }
  if (schema instanceof z.ZodArray) return listOf(key, part, schema, context)
  if (schema instanceof z.ZodObject) return groupOf(schema, context)
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' }
  if (kindOf(schema) === 'fileName') return { widget: 'image', choose_url: false }
  // The CMS's `string` moves the caret of Firefox to its start at a click.
  return { widget: 'text', pattern: schema instanceof z.ZodNumber ? numberPattern(schema) : patternOf(schema) }
}

/** @param named the model with the field's name: an entry of a list is called as the list is */
function fieldOf(key: string, part: Model, context: Context, named = part): Field {
  const keys = [...(context.keys ?? []), key]
  const isOptional = context.mayBeEmpty || isLeftOut(part) || z.safeParse(part, '').success
  return {
    name: key,
    label: labelOf(named, keys),
    label_singular: wordOf(named, 'one'),
    hint: wordOf(part, 'hint'),
    required: !isOptional,
    ...shapeOf(key, part, { ...context, keys, mayBeEmpty: isOptional }),
    ...(context.isTranslated && { i18n: true }),
  }
}

/** The CMS's fields of a group. */
export function fieldsOf({ shape }: z.ZodObject, context: Context): Field[] {
  return Object.entries(shape).flatMap(([key, part]) => {
    const isGiven = key === '$schema' || unwrap(part).schema instanceof z.ZodLiteral
    return isGiven ? [] : [fieldOf(key, part, context)]
  })
}
