import { Kind, parse } from 'gatsby/graphql'

import { schemaText } from './schema-text'

type Described = { what: string; name: string; description: string }

/** Every type and every field of a schema, with its description. */
function described(schema: string): Described[] {
  return parse(schema).definitions.flatMap((type) => {
    if (!('name' in type) || !type.name || !('description' in type)) return []
    const owner = type.name.value
    const own = { what: owner, name: owner, description: type.description?.value ?? '' }
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return [own]
    const fields = (type.fields ?? []).map(({ name, description }) => ({
      what: `${owner}.${name.value}`,
      name: name.value,
      description: description?.value ?? '',
    }))
    return [own, ...fields]
  })
}

const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** A description that only repeats the name. */
const saysNothing = ({ name, description }: Described) =>
  description.includes('undefined') ||
  words(description).filter((word) => !['a', 'an', 'the', 'its', 'it', 'of', name.toLowerCase()].includes(word))
    .length === 0

test('every type and every field has a description that says more than its name', () => {
  expect(
    described(schemaText())
      .filter(saysNothing)
      .map(({ what }) => what),
  ).toEqual([])
})

test('a missing description and one that repeats the name are found', () => {
  const schema =
    '"Where it stands in the menu" type Label { size: Int "The label of it" label: String "How large it is" big: Int }'
  expect(
    described(schema)
      .filter(saysNothing)
      .map(({ what }) => what),
  ).toEqual(['Label.size', 'Label.label'])
})
