import { z } from 'zod'

import type { Figure } from '../data-model/figures'
import type { Finding } from '../data-model/finding'
import { identifier, language as languageCode } from '../data-model/primitives'
import type { Terrain } from '../data-model/terrains'
import { descriptionOf, type Words } from '../data-model/words'
import type { Language } from '../i18n/languages'

/** What a section is built from, besides its own fields. */
export type SectionContext = {
  /** Id of the page it stands on. */
  page: string
  language: Language
  /** All figures of the site by id, as data/figures.json has them: raw numbers to calculate with. */
  figures: ReadonlyMap<string, Figure>
  /** The terrain of the page. */
  terrain: Terrain | undefined
}

type Definition<Type extends string, Fields extends z.ZodRawShape, Adds extends z.ZodRawShape> = {
  /** The name in data files. `profile` becomes the GraphQL type `ProfileSection`. */
  type: Type
  label: Words
  hint: Words
  /** What data files say. */
  fields: Fields
  /** What the build adds. Its values are those of the model, too: a figure's id becomes the figure, copy its text. */
  adds?: Adds
  /** Calculates what `adds` declares. */
  build?: (section: z.output<z.ZodObject<Fields>>, context: SectionContext) => z.input<z.ZodObject<Adds>>
  /** Finds mistakes that one field alone does not show, for example parts that do not add up. */
  check?: (section: z.output<z.ZodObject<Fields>>, context: SectionContext) => Finding[]
  /** Interface strings that its component uses, besides `common`: locales/<language>/<namespace>.json. */
  namespaces?: readonly string[]
}

/** Fields of every kind of section. */
const common = {
  id: identifier.optional().meta({
    label: { en: 'Id', it: 'Id' },
    hint: {
      en: 'Anchor of the section. Left out, it is section-N, counted from section-0',
      it: 'Ancora della sezione. Se vuota è section-N, contando da section-0',
    },
  }),
  only: languageCode.optional().meta({
    label: { en: 'Only in this language', it: 'Solo in questa lingua' },
    hint: {
      en: 'Set where the pages of the other languages leave this section out on purpose',
      it: 'Sceglila dove le pagine delle altre lingue non hanno questa sezione, e va bene così',
    },
  }),
}

/** What the build makes of a field is described as the field is, unless it is described itself. */
function describedAs(fields: z.ZodRawShape, adds: z.ZodRawShape = {}): z.ZodRawShape {
  const entries = Object.entries(adds).map(([key, added]) => {
    const of = (schema: z.core.$ZodType | undefined) => schema && descriptionOf(schema)
    const description = of(added) ?? of(fields[key])
    return [key, description && added instanceof z.ZodType ? added.describe(description) : added]
  })
  return Object.fromEntries(entries)
}

/**
 * One kind of section: what data files say of it, what the build adds, what must hold. GraphQL types, JSON Schemas,
 * validation and resolving all come from here.
 */
export function defineSection<
  Type extends string,
  Fields extends z.ZodRawShape,
  Adds extends z.ZodRawShape = Record<never, never>,
>(definition: Definition<Type, Fields, Adds>) {
  const { type, label, hint, fields, adds, build, check, namespaces = [] } = definition
  const own = z.object(fields)
  return {
    type,
    typeName: `${type.charAt(0).toUpperCase()}${type.slice(1)}Section`,
    description: hint.en,
    namespaces,
    /** The model of the data. */
    schema: z.strictObject({ type: z.literal(type), ...common, ...fields }).meta({ label, hint }),
    /** The model of what GraphQL hands out, before figures, links and pages are put in place. */
    built: z.object({ ...fields, ...describedAs(fields, adds) }),
    /** @param section as its data file has it, or already parsed */
    build: (section: unknown, context: SectionContext): object => {
      const parsed = own.parse(section)
      return { ...parsed, ...build?.(parsed, context) }
    },
    check: (section: unknown, context: SectionContext): Finding[] => check?.(own.parse(section), context) ?? [],
  }
}
