import { lineage, readVocabulary, type Vocabulary } from './vocabulary'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const typesOf = (node: Node) => listOf(node['@type']).map(String)

/** Kinds of plain values, by the type that JSON gives them. */
const plainTypes: Record<string, readonly string[]> = {
  string: ['Text', 'URL', 'Date', 'DateTime', 'Time'],
  number: ['Number', 'Integer', 'Text'],
  boolean: ['Boolean'],
}

const vocabulary: Vocabulary = readVocabulary()
const kindsOf = (types: readonly string[]) => new Set(types.flatMap((type) => [...lineage(vocabulary, type)]))

function propertyProblems(node: Node, property: string, nodes: ReadonlyMap<unknown, Node>): string[] {
  const place = `${typesOf(node).join('+')}.${property}`
  const domains = vocabulary.domains.get(property)
  const ranges = [...(vocabulary.ranges.get(property) ?? [])]
  if (!domains) return [`${place} is no word of schema.org`]
  const own = kindsOf(typesOf(node))
  if (![...domains].some((domain) => own.has(domain))) return [`${place} is for ${[...domains].join(', ')}`]
  return listOf(node[property]).flatMap((value) => {
    if (!isNode(value)) {
      const plain = plainTypes[typeof value] ?? []
      return ranges.some((range) => plain.includes(range)) ? [] : [`${place} takes no ${typeof value}: ${value}`]
    }
    const target = '@type' in value ? value : nodes.get(value['@id'])
    if (!target) return [`${place} refers to ${value['@id']}, which is not there`]
    const kinds = kindsOf(typesOf(target))
    if (!ranges.some((range) => kinds.has(range))) return [`${place} takes ${ranges}, not ${typesOf(target)}`]
    return target === value ? nodeProblems(value, nodes) : []
  })
}

function nodeProblems(node: Node, nodes: ReadonlyMap<unknown, Node>): string[] {
  const unknown = typesOf(node).filter((type) => !vocabulary.types.get(type)?.has('Class'))
  if (unknown.length > 0) return unknown.map((type) => `${type} is no class of schema.org`)
  const properties = Object.keys(node).filter((key) => !key.startsWith('@'))
  return properties.flatMap((property) => propertyProblems(node, property, nodes))
}

/** The faults of a block of structured data by schema.org's vocabulary; none if it is right. */
export function vocabularyProblems(block: { '@graph': readonly Node[] }): string[] {
  const nodes = new Map(block['@graph'].map((node) => [node['@id'], node]))
  return block['@graph'].flatMap((node) => nodeProblems(node, nodes))
}
