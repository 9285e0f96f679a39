import { z } from 'zod'

import { kindOf, unwrap } from '../src/data-model/value-kinds'
import type { Language } from '../src/i18n/languages'
import type { Field, Option } from './field'
import { letterLimits, listLimits, numberLimits, patternOf } from './limits'
import { choiceOf, labelOf, saidOf } from './words'

type Model = z.core.$ZodType

/** Values that name something that stands elsewhere. */
type ReferenceKind = 'figureId' | 'pageId' | 'fileName'

/** What the configuration is made for. */
export type Context = {
  /** The language that the editor speaks. */
  language: Language
  /** What there is to refer to. Where it is not given, the id is written: the list of figures makes it. */
  references: Partial<Record<ReferenceKind, Option[]>>
  /** The keys that lead to the field, from its file. */
  way?: readonly string[]
  /** Whether the fields stand in files of a language each, side by side. */
  isTranslated: boolean
  /** Inside a group that may be left out as a whole: the CMS would ask for its parts. Saving asks, where one is given. */
  mayBeEmpty?: boolean
}

type Shaped = Omit<Field, 'name' | 'label'>

const isReference = (kind: string | undefined): kind is ReferenceKind =>
  kind === 'figureId' || kind === 'pageId' || kind === 'fileName'

/** The values that a schema lets somebody choose from; undefined where it may be anything. */
function optionsOf(schema: Model, { references }: Context): Option[] | undefined {
  const kind = kindOf(schema)
  if (isReference(kind)) return references[kind]
  if (!(schema instanceof z.ZodEnum)) return undefined
  return schema.options.map(String).map((value) => ({ label: choiceOf(schema, value), value }))
}

const isLeftOut = (part: Model) => part instanceof z.ZodDefault || unwrap(part).isOptional

const isName = (part: Model) => {
  const kind = kindOf(unwrap(part).schema)
  return kind === 'text' || kind === 'verbatim' || kind === 'figureId' || kind === 'pageId'
}

/** How a folded entry of a list shows a field. */
const shownAs = (key: string, part: Model, language: Language) =>
  `{{fields.${key}${kindOf(unwrap(part).schema) === 'localized' ? `.${language}` : ''}}}`

/** What tells one entry of a list from the others when it is folded: its first words, figure or page; a figure's value. */
function summaryOf({ shape }: z.ZodObject, language: Language): string | undefined {
  const required = Object.entries(shape).filter(([, part]) => !isLeftOut(part))
  const name = required.find(([, part]) => isName(part)) ?? required.find(([key]) => key === 'id')
  const ofFigure = required.filter(([key]) => name?.[0] === 'id' && (key === 'value' || key === 'label'))
  return name && [name, ...ofFigure].map(([key, part]) => shownAs(key, part, language)).join(' · ')
}

/** The one value of the field that tells the kinds of a union apart. */
function literalOf({ shape }: z.ZodObject, key: string): string {
  const literal = shape[key]
  if (literal instanceof z.ZodLiteral) return String(literal.value)
  throw new Error(`The kinds of a union must be told apart by "${key}".`)
}

function kindsOf(union: z.ZodDiscriminatedUnion, context: Context): Shaped {
  const typeKey = union.def.discriminator
  const types = union.options.flatMap((option): Field[] => {
    if (!(option instanceof z.ZodObject)) return []
    const name = literalOf(option, typeKey)
    const way = [...(context.way ?? []), name]
    const label = labelOf(option, way)
    const summary = `${label}: ${summaryOf(option, context.language) ?? ''}`
    const hint = saidOf(option, 'hint')
    return [{ ...groupOf(option, { ...context, way }), name, label, hint, summary }]
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
  if (element instanceof z.ZodDiscriminatedUnion) return { ...kindsOf(element, context), ...limits }
  if (element instanceof z.ZodObject) {
    const { fields } = groupOf(element, { ...context, mayBeEmpty: false })
    return { widget: 'list', fields, summary: summaryOf(element, context.language), collapsed: true, ...limits }
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
  if (schema instanceof z.ZodNumber) return { widget: 'number', ...numberLimits(schema) }
  const kind = kindOf(schema)
  const widget = kind === 'text' || kind === 'verbatim' ? 'text' : 'string'
  return { widget, pattern: patternOf(schema), ...letterLimits(schema) }
}

/** @param named what has the field's name: an entry of a list is called as the list is */
function fieldOf(key: string, part: Model, context: Context, named = part): Field {
  const { isTranslated, mayBeEmpty = false } = context
  const way = [...(context.way ?? []), key]
  const isOptional = mayBeEmpty || isLeftOut(part)
  return {
    name: key,
    label: labelOf(named, way),
    label_singular: saidOf(named, 'one'),
    hint: saidOf(part, 'hint'),
    required: !isOptional,
    ...shapeOf(key, part, { ...context, way, mayBeEmpty: isOptional }),
    ...(isTranslated && { i18n: true }),
  }
}

/** The CMS's fields of a group. */
export function fieldsOf({ shape }: z.ZodObject, context: Context): Field[] {
  return Object.entries(shape).flatMap(([key, part]) => {
    const isGiven = key === '$schema' || unwrap(part).schema instanceof z.ZodLiteral
    return isGiven ? [] : [fieldOf(key, part, context)]
  })
}
