import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingFile } from '../../src/data-model/drawing'
import { figuresById, referencedFigures, resolveReferences } from '../../src/data-model/figure-references'
import type { Section } from '../../src/sections/section'
import { faultOfFile } from './check-pictures'
import type { Mistake } from './mistake'
import type { DrawingEntry, PageEntry, SiteData } from './read-data'

type DrawingSection = Extract<Section, { type: 'drawing' }>
/** A section with a drawing, and where it stands. `at` begins the field of a mistake. */
type Shown = { page: PageEntry; section: DrawingSection; at: string; drawing: DrawingFile | undefined }

/** What is wrong with a file of art, and what to do. */
function faultOfArt(path: string, symbols: readonly string[]): string | undefined {
  if (!existsSync(path)) return 'does not exist. Put the picture there'
  const content = readFileSync(path)
  const svg = content.toString().trim()
  const fault = faultOfFile(content)
  if (fault) return fault
  if (!svg.startsWith('<svg') || !svg.endsWith('</svg>')) return 'is no whole SVG file. Put the picture there again'
  const missing = symbols.find((name) => !svg.includes(`<symbol id="${name}"`))
  return missing && `has no <symbol id="${missing}">. Put the picture there again`
}

/** The art of a drawing is there, it has the name of its folder, and each place is that of a label. */
function checkDrawing({ file, folder, content }: DrawingEntry, root: string): Mistake[] {
  const { name, signs, compositions, labels } = content
  const layers = ['land', 'subject']
  const art = [
    ...compositions.map(({ art }, index) => ({ art, field: `compositions[${index}].art`, symbols: layers })),
    ...(signs ? [{ art: signs, field: 'signs', symbols: [] }] : []),
  ]
  return [
    ...(folder.endsWith(`/${name}`) ? [] : [{ field: 'name', message: `must be the name of its folder, ${folder}` }]),
    ...art.flatMap(({ art, field, symbols }) => {
      const path = `${folder}/${art.slice(2)}`
      const fault = faultOfArt(join(root, path), symbols)
      return fault ? [{ field, message: `${path} ${fault}` }] : []
    }),
    ...compositions.flatMap(({ places }, index) =>
      places.flatMap(({ label }, at) => {
        const message = `is "${label}", which "labels" does not have. Add it`
        const field = `compositions[${index}].places[${at}].label`
        return labels.some(({ id }) => id === label) ? [] : [{ field, message }]
      }),
    ),
  ].map((mistake) => ({ file, ...mistake }))
}

const shownIn = ({ pages, drawings }: SiteData): Shown[] =>
  pages.flatMap((page) =>
    page.content.sections.flatMap((section, index): Shown[] => {
      if (section.type !== 'drawing') return []
      const drawing = drawings.find(({ content }) => content.name === section.drawing)?.content
      return [{ page, section, at: `sections[${index}]`, drawing }]
    }),
  )

type Fault = Omit<Mistake, 'file'>

/** The section has a label for each of its drawing's, and no other. */
function checkLabels({ section: { labels }, at }: Shown, drawing: DrawingFile): Fault[] {
  const known = drawing.labels.map(({ id }) => id)
  const missing = known.filter((id) => !labels.some((label) => label.id === id))
  return [
    ...missing.map((id) => {
      return { field: `${at}.labels`, message: `must have the label "${id}", for which the drawing has a place` }
    }),
    ...labels.flatMap(({ id }, index) => {
      const message = `is no label of the drawing. It has ${known.join(', ')}`
      return known.includes(id) ? [] : [{ field: `${at}.labels[${index}].id`, message }]
    }),
  ]
}

/** Each composition has a place for each label; it may leave out words that another text of the section says, too. */
const checkPlaced = ({ section, at }: Shown, { name, compositions }: DrawingFile): Fault[] =>
  section.labels.flatMap(({ id, pictureOnly }, index) =>
    compositions
      .filter(({ places }) => !pictureOnly && !places.some(({ label }) => label === id))
      .map(({ size }) => {
        const message = `has no place in the ${size} picture. Add one in data/drawings/${name}/drawing.json`
        return { field: `${at}.labels[${index}].id`, message }
      }),
  )

/** The words of a label fit into its place in each composition. */
function checkRoom({ page: { language }, section, at }: Shown, drawing: DrawingFile, data: SiteData): Fault[] {
  const figures = figuresById(data.figures, data.site.hours)
  const places = drawing.compositions.flatMap(({ size, places }) =>
    places.filter((place) => (place.language ?? language) === language).map((place) => ({ size, ...place })),
  )
  return section.labels.flatMap(({ id, title = '', text = '' }, index) => {
    const isSound = referencedFigures(title + text).every((figure) => figures.has(figure))
    const { length } = isSound ? resolveReferences(title + text, figures, language) : ''
    const narrow = places.find(({ label, room }) => label === id && room < length)
    if (!narrow) return []
    const room = `its place in the ${narrow.size} picture has room for ${narrow.room}`
    return [
      { field: `${at}.labels[${index}]`, message: `has ${length} letters in title and text; ${room}. Shorten them` },
    ]
  })
}

/** A value as a number, in the smallest unit that it shows: `1,15 €` is 115. */
const amount = (value: string) => Number(value.replace(/\D/g, ''))

/** Labels that a drawing shows as parts of a whole add up to it. */
function checkSums({ section: { labels }, at }: Shown, { sums = [] }: DrawingFile): Fault[] {
  const shown = (id: string) => labels.find((label) => label.id === id)?.value ?? ''
  return sums.flatMap(({ parts, total }) => {
    const sum = parts.reduce((before, id) => before + amount(shown(id)), 0)
    if (sum === amount(shown(total))) return []
    const message = `do not add up: ${parts.map(shown).join(' + ')} is not ${shown(total)} (${total})`
    return [{ field: `${at}.labels`, message }]
  })
}

/** A section with a drawing fits the drawing that it names. */
function checkShown(shown: Shown, data: SiteData): Mistake[] {
  const { page, at, drawing } = shown
  const names = data.drawings.map(({ content }) => content.name).join(', ')
  const unknown = `names a drawing that data/drawings does not have. It has ${names}`
  const faults = drawing
    ? [
        ...checkLabels(shown, drawing),
        ...checkPlaced(shown, drawing),
        ...checkRoom(shown, drawing, data),
        ...checkSums(shown, drawing),
      ]
    : [{ field: `${at}.drawing`, message: unknown }]
  return faults.map((fault) => ({ file: page.file, ...fault }))
}

const numbersIn = ({ labels, table, cards }: DrawingSection) =>
  [
    ...labels.flatMap(({ value, text }) => [value, text]),
    ...(table?.rows ?? []).flatMap(({ cells }) => cells),
    ...cards.map(({ value }) => value),
  ]
    .map((value = '') => value.replace(/\D/g, ''))
    .filter(Boolean)
    .join(', ')

/** The invented numbers of an example are the same in both languages (R-PAGE-14). */
function checkLanguages(shown: readonly Shown[]): Mistake[] {
  const english = shown.filter(({ page, section }) => page.language === 'en' && section.example)
  return english.flatMap(({ page, section, at }) => {
    const other = shown.find((one) => one.page.id === page.id && one.page.language !== 'en' && one.at === at)
    const [here, there] = [numbersIn(section), other && numbersIn(other.section)]
    if (!other || here === there) return []
    const message = `has other numbers than ${other.page.file}: ${here}; there ${there}`
    return [{ file: page.file, field: `${at}.labels`, message }]
  })
}

/** Drawings are sound, and the sections that show them fit them. */
export function checkDrawings(data: SiteData): Mistake[] {
  const shown = shownIn(data)
  return [
    ...data.drawings.flatMap((entry) => checkDrawing(entry, data.root)),
    ...shown.flatMap((one) => checkShown(one, data)),
    ...checkLanguages(shown),
  ]
}

/** Figures that differ from those for which a picture was drawn. Nothing stops for them: the words are right. */
export const redrawn = (data: SiteData): Mistake[] =>
  shownIn(data).flatMap(({ page, at, drawing }) =>
    Object.entries(drawing?.drawnFor ?? {}).flatMap(([id, drawn]) => {
      const figure = data.figures.find((one) => one.id === id)
      if (figure?.value === drawn) return []
      const message = `was drawn for "${id}" = ${drawn}, which is now ${figure?.value}. Redraw it`
      return [{ file: page.file, field: `${at}.drawing`, message }]
    }),
  )
