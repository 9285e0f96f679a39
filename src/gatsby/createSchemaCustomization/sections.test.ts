import { z } from 'zod'

import { link } from '../../data-model/primitives'
import { sectionKinds } from '../../data-model/sections'
import { sectionSdl, sectionTypeName } from './sections'

/** One line for each field: `hero.badges: list`, `hero.image.alt: one`; with a question mark where it may be absent. */
type Outline = string[]

const line = (path: string, { list, optional }: { list: boolean; optional: boolean }) =>
  `${path}: ${list ? 'list' : 'one'}${optional ? '?' : ''}`

function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return inner(schema.unwrap())
  return schema instanceof z.ZodArray ? inner(schema.element) : schema
}

function isList(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isList(schema.unwrap())
  return schema instanceof z.ZodArray
}

function outlineOfModel(shape: z.core.$ZodShape, prefix: string): Outline {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const path = `${prefix}.${name}`
    const content = inner(schema)
    const own = line(path, { list: isList(schema), optional: schema instanceof z.ZodOptional })
    // A link is handed out as an Action: a label and an address.
    return content instanceof z.ZodObject && content !== link ? [own, ...outlineOfModel(content.shape, path)] : [own]
  })
}

const types = new Map(
  [...sectionSdl.matchAll(/^ {2}type (\w+) \{(.*?)^ {2}\}/gms)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/^ {4}(\w+): (\S+)$/gm)].map(([, field = '', type = '']) => ({ field, type })),
  ]),
)

function outlineOfType(typeName: string, prefix: string): Outline {
  return (types.get(typeName) ?? []).flatMap(({ field, type }) => {
    const path = `${prefix}.${field}`
    const own = line(path, { list: type.startsWith('['), optional: !type.endsWith('!') })
    const name = type.replace(/\W/g, '')
    return name === 'Action' ? [own] : [own, ...outlineOfType(name, path)]
  })
}

/** What only the data says, and what only the resolved section says: `src/gatsby/sections/resolve-sections.ts`. */
const differences: Record<string, { leftOut?: Outline; added?: Outline }> = {
  hero: { added: ['hero.terrain: one', 'hero.image.darkFile: one'] },
  closing: { added: ['closing.terrain: one'] },
  profile: { added: ['profile.path: one'] },
  situations: {
    leftOut: ['situations.items.page: one'],
    added: ['situations.items.href: one', 'situations.items.terrain: one'],
  },
  figures: { leftOut: ['figures.items.text: one?'], added: ['figures.items.label: one'] },
  programs: { added: ['programs.items.weeks: one?'] },
  offer: { added: ['offer.actions.target: one?'] },
  contact: { leftOut: ['contact.only: one?', 'contact.intro: one'], added: ['contact.intro: one?'] },
  // All fragments of a query must agree on a field's type: other sections may have no introduction and no interest.
  lead: { leftOut: ['lead.interest: one', 'lead.intro: one'], added: ['lead.interest: one?', 'lead.intro: one?'] },
}

describe.each(sectionKinds.map((kind) => [kind.shape.type.value, kind.shape] as const))(
  'the section "%s"',
  (kind, shape) => {
    const { type: _type, id: _id, ...fields } = shape

    test('has the same fields in the data model and in GraphQL', () => {
      const { leftOut = [], added = [] } = differences[kind] ?? {}
      const expected = [`${kind}.anchor: one`, ...outlineOfModel(fields, kind), ...added].filter(
        (entry) => !leftOut.includes(entry),
      )
      expect(outlineOfType(sectionTypeName(kind), kind).sort()).toEqual(expected.sort())
    })

    test('has no outdated difference between the two', () => {
      const { leftOut = [] } = differences[kind] ?? {}
      expect(outlineOfModel(fields, kind)).toEqual(expect.arrayContaining(leftOut))
    })
  },
)

test('GraphQL has a type for each kind of section, and no other', () => {
  const kinds = sectionKinds.map((kind) => sectionTypeName(kind.shape.type.value))
  expect([...types.keys()].filter((name) => name.endsWith('Section')).sort()).toEqual([...kinds].sort())
})
