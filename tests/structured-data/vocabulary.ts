import { readFileSync } from 'node:fs'

/** schema.org's vocabulary, as its own site publishes it. */
const file = require.resolve('@vocabulary/schema/schema.nq')

const subject = '<https?://schema\\.org/(?<subject>\\w+)>'
const predicate = '<[^>]*[/#](?<predicate>subClassOf|domainIncludes|rangeIncludes|type)>'
const statement = new RegExp(`^${subject} ${predicate} <[^>]*[/#](?<object>\\w+)>`)

type Words = ReadonlyMap<string, ReadonlySet<string>>

/** The relations of each word: `parents.get('Hotel')` has "LodgingBusiness". */
export type Vocabulary = { parents: Words; domains: Words; ranges: Words; types: Words }

export function readVocabulary(): Vocabulary {
  const relations = new Map<string, Map<string, Set<string>>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const found = statement.exec(line)?.groups
    if (!found?.subject || !found.predicate || !found.object) continue
    const words = relations.get(found.predicate) ?? new Map<string, Set<string>>()
    relations.set(found.predicate, words)
    words.set(found.subject, (words.get(found.subject) ?? new Set()).add(found.object))
  }
  const words = (name: string): Words => relations.get(name) ?? new Map()
  return {
    parents: words('subClassOf'),
    domains: words('domainIncludes'),
    ranges: words('rangeIncludes'),
    types: words('type'),
  }
}

/** A class and all classes above it. */
export function lineage({ parents }: Vocabulary, name: string): Set<string> {
  const found = new Set([name])
  for (const one of found) for (const parent of parents.get(one) ?? []) found.add(parent)
  return found
}
