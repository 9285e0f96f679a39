/**
 * What the code fills into phrases of locales/, once each: a value at `{{name}}`, an element around the words of
 * `<policy>…</policy>`. By the key that `t()` takes; a phrase that is not listed has neither. Code that fills in something
 * else does not compile, and validation compares each language with this list.
 */
export const phrases = {
  logo: ['{{name}}'],
  'language.current': ['{{name}}'],
  'footer.copyright': ['{{year}}', '{{name}}'],
  'sum.lost': ['{{share}}', '{{before}}', '{{after}}'],
  'sum.lostAll': ['{{before}}', '{{after}}'],
  'sum.noAmount': ['{{example}}', '{{most}}'],
  'sum.noPercent': ['{{example}}', '{{most}}'],
  'forms:consent': ['<policy>'],
  'forms:noScript': ['{{email}}', '{{phone}}'],
  'forms:outcome.refused.text': ['{{email}}', '{{phone}}'],
  'forms:outcome.unconfirmed.text': ['{{email}}', '{{phone}}'],
  'forms:outcome.offline.text': ['{{phone}}'],
} as const satisfies Record<string, readonly Slot[]>

type Slot = `{{${string}}}` | `<${string}>`
export type FilledPhrase = keyof typeof phrases
type SlotsOf<Key> = Key extends FilledPhrase ? (typeof phrases)[Key][number] : never

/** Names of the values of a phrase; of each, where the key is one of several. */
export type ValuesOf<Key> = SlotsOf<Key> extends infer One ? (One extends `{{${infer Name}}}` ? Name : never) : never
/** Names of the elements of a phrase. */
export type TagsOf<Key> = SlotsOf<Key> extends infer One ? (One extends `<${infer Name}>` ? Name : never) : never

const known: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(phrases))

/** What a phrase of a file of locales/ has. The keys of common.json need no namespace. */
export const slotsIn = (namespace: string, key: string): readonly string[] =>
  known.get(namespace === 'common' ? key : `${namespace}:${key}`) ?? []
