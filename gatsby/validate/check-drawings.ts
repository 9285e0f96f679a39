import type { DrawingFile } from '../../src/data-model/drawing'
import { figuresById, resolveReferences } from '../../src/data-model/figure-references'
import type { Section } from '../../src/sections/section'
import type { Files } from './files'
import type { Problem } from './problem'
import type { DrawingEntry, PageEntry, SiteData } from './read-data'

type DrawingSection = Extract<Section, { type: 'drawing' }>
/** A section with a drawing, and where it stands. `at` begins the field of a mistake. */
type Shown = { page: PageEntry; section: DrawingSection; at: string; drawing: DrawingFile | undefined }

const problem = (file: string, field: string, message: string): Problem => ({
  file,
  field,
  message: message,
})

/** What is wrong with a file of art. */
function faultOfArt(svg: Uint8Array | undefined, symbols: readonly string[]): string | undefined {
  if (!svg) return 'does not exist'
  const text = Buffer.from(svg).toString()
  if (!text.startsWith('<svg')) return 'is no SVG file'
  const missing = symbols.find((name) => !text.includes(`<symbol id="${name}"`))
  return missing && `has no <symbol id="${missing}">`
}

function checkArt({ file, folder, content }: DrawingEntry, files: Files): Problem[] {
  const art = [
    ...content.compositions.map(({ art }, index) => ({
      art,
      field: `compositions[${index}].art`,
      symbols: ['land', 'subject'],
    })),
    ...(content.signs ? [{ art: content.signs, field: 'signs', symbols: [] }] : []),
  ]
  return art.flatMap(({ art, field, symbols }) => {
    const fault = faultOfArt(files.read(`${folder}/${art.slice(2)}`), symbols)
    return fault ? [problem(file, field, `${folder}/${art.slice(2)} ${fault}. Put the picture there`)] : []
  })
}

/** Each place is that of a label. */
function checkPlaces({ file, content }: DrawingEntry): Problem[] {
  const ids = content.labels.map(({ id }) => id)
  return content.compositions.flatMap(({ places }, index) =>
    places.flatMap(({ label }, at) =>
      ids.includes(label)
        ? []
        : [
            problem(
              file,
              `compositions[${index}].places[${at}].label`,
              `is "${label}", which "labels" does not have. Add it`,
            ),
          ],
    ),
  )
}

/** The files of each drawing fit together. */
export const checkDrawings = ({ drawings }: SiteData, files: Files): Problem[] =>
  drawings.flatMap((entry) => [
    ...(entry.folder.endsWith(`/${entry.content.name}`)
      ? []
      : [problem(entry.file, 'name', `must be the name of its folder, ${entry.folder}`)]),
    ...checkArt(entry, files),
    ...checkPlaces(entry),
  ])

const shownIn = ({ pages, drawings }: SiteData): Shown[] =>
  pages.flatMap((page) =>
    page.content.sections.flatMap((section, index): Shown[] => {
      if (section.type !== 'drawing') return []
      const drawing = drawings.find(({ content }) => content.name === section.drawing)?.content
      return [{ page, section, at: `sections[${index}]`, drawing }]
    }),
  )

/** The section has a label for each of its drawing's, and no other. */
function checkLabels({ page: { file }, section: { labels }, at, drawing }: Shown, names: readonly string[]): Problem[] {
  if (!drawing) {
    const message = `names a drawing that data/drawings does not have. It has ${names.join(', ')}`
    return [problem(file, `${at}.drawing`, message)]
  }
  const known = drawing.labels.map(({ id }) => id)
  const given = labels.map(({ id }) => id)
  return [
    ...known
      .filter((id) => !given.includes(id))
      .map((id) => problem(file, `${at}.labels`, `must have the label "${id}", for which the drawing has a place`)),
    ...given.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [problem(file, `${at}.labels[${index}].id`, `is no label of the drawing. It has ${known.join(', ')}`)],
    ),
  ]
}

/** Each composition has a place for each label; it may leave out words that another text of the section says, too. */
function checkPlaced({ page: { file }, section: { labels }, at, drawing }: Shown): Problem[] {
  return labels.flatMap(({ id, pictureOnly }, index) =>
    (drawing?.compositions ?? [])
      .filter(({ places }) => !pictureOnly && !places.some(({ label }) => label === id))
      .map(({ size }) => {
        const message = `has no place in the ${size} picture. Add one in data/drawings/${drawing?.name}/drawing.json`
        return problem(file, `${at}.labels[${index}].id`, message)
      }),
  )
}

/** The words of a label fit into its place in each composition. */
function checkRoom({ page: { file, language }, section, at, drawing }: Shown, data: SiteData): Problem[] {
  const figures = figuresById(data.figures, data.site.hours)
  const places = drawing?.compositions.flatMap(({ size, places }) =>
    places.filter((place) => (place.language ?? language) === language).map((place) => ({ size, ...place })),
  )
  return section.labels.flatMap(({ id, title = '', text = '' }, index) => {
    const { length } = resolveReferences(title + text, figures, language)
    const narrow = places?.find(({ label, room }) => label === id && room < length)
    if (!narrow) return []
    const message = `has ${length} letters in title and text; its place in the ${narrow.size} picture has room for ${narrow.room}. Shorten them`
    return [problem(file, `${at}.labels[${index}]`, message)]
  })
}

/** A value as a number, in the smallest unit that it shows: `1,15 €` is 115. */
const amount = (value: string) => Number(value.replace(/\D/g, ''))

/** Labels that a drawing shows as parts of a whole add up to it. */
function checkSums({ page: { file }, section: { labels }, at, drawing }: Shown): Problem[] {
  const shown = (id: string) => labels.find((label) => label.id === id)?.value ?? ''
  return (drawing?.sums ?? []).flatMap(({ parts, total }) => {
    const sum = parts.reduce((before, id) => before + amount(shown(id)), 0)
    if (sum === amount(shown(total))) return []
    const message = `do not add up: ${parts.map(shown).join(' + ')} is not ${shown(total)} (${total})`
    return [problem(file, `${at}.labels`, message)]
  })
}

const numbersIn = ({ labels, table, cards }: DrawingSection) =>
  [
    ...labels.flatMap(({ value, text }) => [value, text]),
    ...(table?.rows ?? []).flatMap(({ cells }) => cells),
    ...cards.map(({ value }) => value),
  ].map((value = '') => value.replace(/\D/g, ''))

/** The invented numbers of an example are the same in both languages. */
function checkLanguages(shown: readonly Shown[]): Problem[] {
  const english = shown.filter(({ page, section }) => page.language === 'en' && section.example)
  return english.flatMap(({ page, section, at }) => {
    const other = shown.find((one) => one.page.id === page.id && one.page.language !== 'en' && one.at === at)
    const [here, there] = [section, other?.section].map((one) => (one ? numbersIn(one).filter(Boolean) : []))
    if (!other || here?.join() === there?.join()) return []
    const message = `has other numbers than ${other.page.file}: ${here?.join(', ')}; there ${there?.join(', ')}`
    return [problem(page.file, `${at}.labels`, message)]
  })
}

/** Sections with drawings fit the drawings that they name. */
export function checkDrawingSections(data: SiteData): Problem[] {
  const shown = shownIn(data)
  const names = data.drawings.map(({ content }) => content.name)
  return [
    ...shown.flatMap((one) => [
      ...checkLabels(one, names),
      ...checkPlaced(one),
      ...checkRoom(one, data),
      ...checkSums(one),
    ]),
    ...checkLanguages(shown),
  ]
}

/** Figures that differ from those for which a picture was drawn. Nothing stops for them: the words are right. */
export const redrawn = (data: SiteData): Problem[] =>
  shownIn(data).flatMap(({ page, at, drawing }) =>
    Object.entries(drawing?.drawnFor ?? {}).flatMap(([id, drawn]) => {
      const figure = data.figures.find((one) => one.id === id)
      const value = figure && 'value' in figure ? figure.value : undefined
      if (value === drawn) return []
      return [problem(page.file, `${at}.drawing`, `was drawn for "${id}" = ${drawn}, which is now ${value}. Redraw it`)]
    }),
  )
