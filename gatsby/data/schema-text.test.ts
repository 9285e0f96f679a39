import { Kind, parse } from 'gatsby/graphql'

import { schemaText } from './schema-text'

/** Every type and every field of the schema, with its description. */
const described = parse(schemaText()).definitions.flatMap((type) => {
  if (!('name' in type) || !type.name || !('description' in type)) return []
  const name = type.name.value
  const fields = type.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : []
  return [
    { path: name, name, description: type.description?.value },
    ...fields.map((field) => ({
      path: `${name}.${field.name.value}`,
      name: field.name.value,
      description: field.description?.value,
    })),
  ]
})

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

test('every type and every field has a description that says more than its name', () => {
  expect(described.length).toBeGreaterThan(100)
  const empty = described.filter(({ name, description = '' }) =>
    wordsOf(description).every((word) => ['a', 'an', 'the', 'its', 'it', 'of', name.toLowerCase()].includes(word)),
  )
  expect(empty.map(({ path }) => path)).toEqual([])
})
