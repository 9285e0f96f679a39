import type { Edit } from './edits'
import type { EditableSite, Sound } from './site'

/** What is tried at once: edits of one kind in one file. */
export type Group = { kind: string; file: string; edits: readonly Edit[] }

export function groupsOf(edits: readonly Edit[]): Group[] {
  const groups = new Map<string, Edit[]>()
  for (const edit of edits) {
    const key = `${edit.kind}\n${edit.file}`
    groups.set(key, [...(groups.get(key) ?? []), edit])
  }
  return [...groups].map(([key, own]) => {
    const [kind = '', file = ''] = key.split('\n')
    return { kind, file, edits: own }
  })
}

/** The same numbers every time: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Some of a list, chosen by a seed. */
function sample<Entry>(list: readonly Entry[], count: number, seed: number): Entry[] {
  const next = numbersFrom(seed)
  return list
    .map((entry) => ({ entry, order: next() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ entry }) => entry)
}

/** Of each kind one group, and a few of its edits. */
export function someOfEachKind(groups: readonly Group[], count: number, seed: number): Group[] {
  const kinds = [...new Set(groups.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const [group] = sample(
      groups.filter((one) => one.kind === kind),
      1,
      seed,
    )
    return group ? [{ ...group, edits: sample(group.edits, count, seed) }] : []
  })
}

export type Counts = { tried: number; accepted: number; refused: number; nothing: number }

/** A site after as many of these edits as validation accepts, one after the other; a refusal says why. */
export function editedBy(site: EditableSite, start: Sound, edits: readonly Edit[], counts: Counts): Sound {
  return edits.reduce((sound, edit) => {
    const outcome = site.after(sound, edit)
    counts.tried += 1
    if (!outcome) counts.nothing += 1
    else if (outcome.sound) counts.accepted += 1
    else {
      counts.refused += 1
      for (const { file, message } of outcome.problems) expect({ file, message }).toEqual(understandable)
    }
    return outcome?.sound ?? sound
  }, start)
}

/** A refusal names a file and says something. */
const understandable = {
  file: expect.stringMatching(/^(data|locales)\//),
  message: { en: expect.stringMatching(/\w{2,} \w/), it: expect.stringMatching(/\w{2,} \w/) },
}
