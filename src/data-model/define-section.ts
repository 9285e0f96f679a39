import { z } from 'zod'
import type { Language } from '../i18n/languages'
import type { Figure } from './figures'
import type { Finding } from './finding'
import { identifier, language as languageCode } from './primitives'
import type { Terrain } from './terrains'
import { descriptionOf, type FieldWords, field } from './words'

/** The data that a section is built from, besides its own fields. */
export type SectionContext = {
  /** Id of the page it stands on. */
  page: string
  language: Language
  /** All figures of the site by id, as in data/figures.json: raw numbers to calculate with. */
  figures: ReadonlyMap<string, Figure>
  /** The terrain of the page. */
  terrain: Terrain | undefined
}

type Definition<Type extends string, Fields extends z.ZodRawShape, Adds extends z.ZodRawShape> = {
  /** The name in data files. `steps` becomes the GraphQL type `StepsSection`. */
  type: Type
  /** What the editor calls the kind, and what it says of it. */
  words: FieldWords
  /** The fields in data files. */
  fields: Fields
  /**
   * Fields that the build adds. Their values are resolved like those of the model: the id of a figure becomes the
   * figure.
   */
  adds?: Adds
  /** Calculates the fields that `adds` declares. */
  build?: (section: z.output<z.ZodObject<Fields>>, context: SectionContext) => z.input<z.ZodObject<Adds>>
  /** Finds mistakes that no single field shows, for example parts that do not add up. */
  check?: (section: z.output<z.ZodObject<Fields>>, context: SectionContext) => Finding[]
  /** Namespaces of interface strings that its component uses, besides `common`: locales/<language>/<namespace>.json. */
  namespaces?: readonly string[]
}

/** Fields of every kind of section. */
const common = {
  id: field(identifier.optional(), ['Id', 'Anchor of the section. Left out, it is section-N, counted from section-0']),
  only: field(languageCode.optional(), [
    'Only in this language',
    'Set where the pages of the other languages leave this section out on purpose',
  ]),
}

/** An added field without a description takes that of the data field of its name. */
function describedAs(fields: z.ZodRawShape, adds: z.ZodRawShape = {}): z.ZodRawShape {
  const entries = Object.entries(adds).map(([key, added]) => {
    const of = (schema: z.core.$ZodType | undefined) => schema && descriptionOf(schema)
    const description = of(added) ?? of(fields[key])
    return [key, description && added instanceof z.ZodType ? added.describe(description) : added]
  })
  return Object.fromEntries(entries)
}

/**
 * One kind of section: its fields in data files, the fields that the build adds, and its own checks. GraphQL types,
 * JSON Schemas, validation and resolving follow from it.
 */
export function defineSection<
  Type extends string,
  Fields extends z.ZodRawShape,
  Adds extends z.ZodRawShape = Record<never, never>,
>(definition: Definition<Type, Fields, Adds>) {
  const { type, words, fields, adds, build, check, namespaces = [] } = definition
  const own = z.object(fields)
  return {
    type,
    typeName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`,
    description: words[1],
    namespaces,
    /** The model of the data. */
    schema: field(z.strictObject({ type: z.literal(type), ...common, ...fields }), words),
    /** The model of the values that GraphQL resolves, before figures, links and pages are put in place. */
    built: z.object({ ...fields, ...describedAs(fields, adds) }),
    /** @param section as its data file has it, or already parsed */
    build: (section: unknown, context: SectionContext): object => {
      const parsed = own.parse(section)
      return { ...parsed, ...build?.(parsed, context) }
    },
    check: (section: unknown, context: SectionContext): Finding[] => check?.(own.parse(section), context) ?? [],
  }
}
