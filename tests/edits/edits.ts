import { z } from 'zod'
import { dataFileOf } from '../../gatsby/data-files'
import { type Leaf, leavesOf } from '../../src/data-model/walk'
import { languages } from '../../src/i18n/languages'
import { at, changed, copyOf, type Json, listsIn, type Steps, textsIn } from './json'
import { longer, shorter } from './texts'

/** Every data file and every file of interface strings, by its path. */
export type SiteFiles = ReadonlyMap<string, Json>

/** Something that a person does in the editor: one field, one list, one section. */
export type Edit = {
  /** What is done, for example `text longer`. Edits of a kind are of one sort of field. */
  kind: string
  file: string
  /** Where in the file, for example `figures.3.value`. */
  place: string
  /** What it makes of the files as they are now. */
  make: (files: SiteFiles) => [file: string, json: Json][]
}

const plain = (steps: readonly PropertyKey[]): Steps =>
  steps.map((step) => (typeof step === 'number' ? step : String(step)))

function edit(kind: string, file: string, steps: Steps, make: (old: Json) => Json): Edit {
  return {
    kind,
    file,
    place: steps.join('.'),
    make: (files) => {
      const json = files.get(file)
      return json === undefined || at(json, steps) === undefined ? [] : [[file, changed(json, steps, make)]]
    },
  }
}

const onNumbers = (change: (value: number) => number) => (old: Json) => (typeof old === 'number' ? change(old) : old)
const onTexts = (change: (value: string) => string) => (old: Json) => (typeof old === 'string' ? change(old) : old)

const half = (value: number) => (Number.isInteger(value) ? Math.round(value / 2) : value / 2)
const numbers: [kind: string, change: (value: number) => number][] = [
  ['number halved', half],
  ['number doubled', (value) => value * 2],
  ['number one more', (value) => value + 1],
  ['number with other decimals', (value) => Math.round((value + 0.5) * 10) / 10],
]
const texts: [kind: string, change: (value: string) => string][] = [
  ['text longer', longer],
  ['text shorter', shorter],
]

const numberEdits = (file: string, steps: Steps) =>
  numbers.map(([kind, change]) => edit(kind, file, steps, onNumbers(change)))
const textEdits = (file: string, steps: Steps) =>
  texts.map(([kind, change]) => edit(kind, file, steps, onTexts(change)))

const next = <Value>(values: readonly Value[], value: Value): Value =>
  values[(values.indexOf(value) + 1) % values.length] ?? value

/** Copy, and what is shown or sent as it is; an id of our own (of a figure, an interest) is no text. */
const isProse = ({ kind, value }: Leaf) => kind === 'text' || (kind === 'verbatim' && String(value).includes(' '))

function leafEdits(file: string, leaf: Leaf, known: Known): Edit[] {
  const { kind, schema, value } = leaf
  const steps = plain(leaf.steps)
  // The id of a figure is its name, and no choice.
  if (file === 'data/figures.json' && kind === 'figureId') return []
  if (typeof value === 'number') return numberEdits(file, steps)
  if (typeof value === 'boolean') return [edit('switch', file, steps, (old) => old !== true)]
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String)
    return [
      edit(
        'choice',
        file,
        steps,
        onTexts((old) => next(options, old)),
      ),
    ]
  }
  if (kind === 'localized') return languages.flatMap((language) => textEdits(file, [...steps, language]))
  if (kind === 'policyAddress') {
    return languages.map((language) => edit('address', file, [...steps, language], (old) => `${String(old)}/new`))
  }
  if (kind === 'figureId')
    return [
      edit(
        'figure chosen',
        file,
        steps,
        onTexts((old) => next(known.figures, old)),
      ),
    ]
  if (kind === 'pageId')
    return [
      edit(
        'page chosen',
        file,
        steps,
        onTexts((old) => next(known.pages, old)),
      ),
    ]
  if (isProse(leaf)) return textEdits(file, steps)
  if (typeof value !== 'string' || kind !== undefined) return []
  if (/^https?:/.test(value)) return [edit('address', file, steps, (old) => `${String(old)}/new`)]
  return value.startsWith('/') ? [edit('path', file, steps, (old) => `${String(old)}-new`)] : []
}

/** What edits choose from. */
type Known = { figures: readonly string[]; pages: readonly string[] }

const idsAt = (files: SiteFiles, file: string, list: string, key: string): string[] => {
  const found = at(files.get(file), [list])
  return Array.isArray(found) ? found.flatMap((_entry, index) => String(at(found, [index, key]) ?? '')) : []
}

/** The same change in every language that the page has: so the editor asks for it. */
function inEachLanguage(
  kind: string,
  file: string,
  steps: Steps,
  make: (old: readonly Json[]) => readonly Json[],
): Edit {
  const files = languages.map((language) => file.replace(/^data\/pages\/\w+/, `data/pages/${language}`))
  const change = (old: Json) => (Array.isArray(old) ? make(old) : old)
  return {
    kind,
    file,
    place: steps.join('.'),
    make: (site) =>
      [...new Set(files)].flatMap((one): [string, Json][] => {
        const json = site.get(one)
        return json === undefined || at(json, steps) === undefined ? [] : [[one, changed(json, steps, change)]]
      }),
  }
}

const swapped = (list: readonly Json[], index: number) =>
  list.map((entry, place) => list[place === index ? index + 1 : place === index + 1 ? index : place] ?? entry)

function listEdits(file: string, json: Json): Edit[] {
  return listsIn(json).flatMap(({ steps, list }) => {
    const all = (kind: string, make: (old: readonly Json[]) => readonly Json[]) =>
      inEachLanguage(kind, file, steps, make)
    if (steps[0] === 'sections' && steps.length === 1) {
      return list.flatMap((section, index) => [
        all('section moved', (old) => swapped(old, index)),
        all('section removed', (old) => old.filter((_entry, place) => place !== index)),
        all('section copied', (old) => [
          ...old.slice(0, index + 1),
          copyOf(old[index] ?? section),
          ...old.slice(index + 1),
        ]),
      ])
    }
    return [
      all('list one more', (old) => [...old, copyOf(old.at(-1) ?? null)]),
      all('list one fewer', (old) => old.slice(0, -1)),
      all('list in other order', (old) => [...old].reverse()),
    ]
  })
}

const switches = ['plus', 'compact', 'signed'] as const

/** What a figure may have besides its value and is left out where it has not. */
function figureEdits(files: SiteFiles): Edit[] {
  const file = 'data/figures.json'
  return idsAt(files, file, 'figures', 'format').flatMap((format, index) =>
    switches
      .filter((name) => (name === 'signed' ? format === 'percent' : format === 'count'))
      .map((name) =>
        edit(`figure ${name}`, file, ['figures', index], (old) => changed(old, [name], (is) => is !== true)),
      ),
  )
}

const actionEdits = (files: SiteFiles): Edit[] =>
  Object.keys(Object(at(files.get('data/site.json'), ['actions']))).map((action) =>
    edit('address', 'data/site.json', ['actions', action], () => 'https://www.example.com/document'),
  )

/** One list is edited once, though both languages have it. */
const isFirst = (files: SiteFiles, file: string) =>
  !file.startsWith('data/pages/it/') || !files.has(file.replace('/it/', '/en/'))

/** Everything that can be edited, one thing at a time, by the models' own walk. */
export function everyEdit(files: SiteFiles): Edit[] {
  const known = {
    figures: idsAt(files, 'data/figures.json', 'figures', 'id'),
    pages: idsAt(files, 'data/routes.json', 'routes', 'page'),
  }
  const ofFiles = [...files].flatMap(([file, json]): Edit[] => {
    const model = dataFileOf(file)?.model
    if (!model) return textsIn(json).flatMap(({ steps }) => textEdits(file, steps))
    const leaves = leavesOf(model, json).flatMap((leaf) => leafEdits(file, leaf, known))
    return isFirst(files, file) ? [...leaves, ...listEdits(file, json)] : leaves
  })
  return [...ofFiles, ...figureEdits(files), ...actionEdits(files)]
}
