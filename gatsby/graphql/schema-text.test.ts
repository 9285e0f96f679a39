import {
  buildSchema,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isObjectType,
  parse,
  validate,
} from 'gatsby/graphql'

import { schemaText, sectionUnion } from './schema-text'

/** What Gatsby adds itself. */
const gatsbys = `
  directive @link(by: String) on FIELD_DEFINITION
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @localized on FIELD_DEFINITION
  directive @policyAddress on FIELD_DEFINITION
  directive @page on FIELD_DEFINITION
  type File { publicURL: String }
  type Query { sections: [Section!]! }
  union ${sectionUnion.name} = ${sectionUnion.types.join(' | ')}
`
const schema = buildSchema(gatsbys + schemaText().replaceAll(/ implements Node( @dontInfer)?/g, ''))

/** Every field of a type, and every field of what stands in it: pages, figures and files have a selection of their own. */
function everyField(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => args.length === 0)
  const selected = fields.flatMap((field) => {
    const inside = getNamedType(field.type)
    if (above.includes(inside.name) || inside.name === sectionUnion.name) return []
    return `${field.name} ${everyField(field.type, [...above, named.name])}`
  })
  return `{ ${selected.join(' ')} }`
}

const fragments = sectionUnion.types.map((name) => {
  const type = schema.getType(name)
  return isObjectType(type) ? `... on ${name} ${everyField(type)}` : ''
})

test('one name has one type in all kinds of section: one query asks for every field of every kind', () => {
  const query = `{ sections { ${fragments.join('\n')} } }`
  expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([])
  for (const field of ['heading', 'intro', 'interest', 'variant']) expect(query).toContain(` ${field} `)
})

/** What is described in our part of the schema: types and fields. */
const described = Object.values(schema.getTypeMap())
  .filter((type) => schemaText().includes(`${isEnumType(type) ? 'enum' : 'type'} ${type.name} `))
  .flatMap((type) => [
    { place: type.name, name: type.name, description: type.description },
    ...(isObjectType(type) ? Object.values(type.getFields()) : []).map(({ name, description }) => ({
      place: `${type.name}.${name}`,
      name,
      description,
    })),
  ])

test('every type and every field has a description that says more than its name', () => {
  expect(described.length).toBeGreaterThan(100)
  const empty = described.filter(({ name, description }) => {
    const own = ['a', 'an', 'the', 'its', 'it', 'of', name.toLowerCase()]
    return (
      (description ?? '')
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => word && !own.includes(word)).length === 0
    )
  })
  expect(empty.map(({ place }) => place)).toEqual([])
})
