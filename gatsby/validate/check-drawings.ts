import { compositionSizes } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresById, referencedFigures, resolveReferences } from '../../src/data-model/figure-references'
import { pageLeaves } from '../../src/sections/page-model'
import type { Section } from '../../src/sections/section'
import { kinds } from '../data/kinds'
import { idsOf } from '../data/read-art'
import type { DrawingEntry, PageEntry, SiteData } from '../data/read-data'
import { checkUnique, type Mistake } from './mistake'

type DrawingSection = Extract<Section, { type: 'drawing' }>
/** A section with a drawing, and where it stands. `at` begins the field of a mistake. */
type Shown = Pick<PageEntry, 'file' | 'language'> & { section: DrawingSection; at: string; drawing: DrawingEntry }

/** The art of a drawing is there and can be read, and it has the name of its folder. */
function* checkDrawing({ file, folder, content, art }: DrawingEntry): Generator<Mistake> {
  const wrong = (field: string, message: string) => ({ file, field, message })
  if (!folder.endsWith(`/${content.name}`)) yield wrong('name', `must be the name of its folder, ${folder}`)
  if (art.length === 0)
    yield wrong('', `has no art. Put ${compositionSizes.map((size) => `${size}.svg`).join(' or ')} beside it`)
  for (const one of art) for (const message of one.mistakes) yield { file: one.file, field: '', message }
}

/** The sections with a drawing, and their drawings. */
const shownIn = ({ pages, drawings }: SiteData): Shown[] =>
  pages.flatMap(({ file, language, content }) =>
    content.sections.flatMap((section, index): Shown[] => {
      if (section.type !== 'drawing') return []
      const drawing = drawings.find(({ content: { name } }) => name === section.drawing)
      return drawing ? [{ file, language, section, at: `sections[${index}]`, drawing }] : []
    }),
  )

/** A drawing that a page names exists. */
function* checkNames({ file, content }: PageEntry, { drawings }: SiteData): Generator<Mistake> {
  const names = drawings.map(({ content: { name } }) => name)
  const remedy = `Take its section or detail away, or name one of ${names.join(', ')}`
  const message = `names a drawing that data/drawings does not have. ${remedy}`
  for (const { kind, value, steps } of pageLeaves(content))
    if (kind === 'drawing' && !names.some((name) => name === value)) yield { file, field: fieldPath(steps), message }
}

/** A detail that a section shows is in its drawing. */
function* checkDetails({ file, content }: PageEntry, { drawings }: SiteData): Generator<Mistake> {
  for (const [index, section] of content.sections.entries()) {
    if (!('detail' in section && section.detail)) continue
    const { drawing, id } = section.detail
    const shown = drawings.find(({ content: { name } }) => name === drawing)
    const known = shown?.art.flatMap((one) => (one.size === 'wide' ? idsOf('frame', one) : []))
    const message = `is "${id}", which data/drawings/${drawing} does not have. It has ${known?.join(', ') || 'none: take the detail away'}`
    if (known && !known.includes(id)) yield { file, field: `sections[${index}].detail.id`, message }
  }
}

/** Each place of a drawing has its label in the section, and each label a place: one in the picture alone, in some art. */
function* checkLabels({ file, section, at, drawing: { art } }: Shown): Generator<Mistake> {
  const places = new Set(art.flatMap(({ places }) => places.map(({ label }) => label)))
  for (const label of places)
    if (!section.labels.some(({ id }) => id === label))
      yield { file, field: `${at}.labels`, message: `must have the label "${label}", for which its art has a place` }
  for (const [index, { id, pictureOnly }] of section.labels.entries()) {
    const without = art.filter(({ places }) => !places.some(({ label }) => label === id)).map((one) => one.file)
    const message = `has no place in ${without.join(', ')}. Draw the rectangle "place-${id}" there, or take the label away`
    if (pictureOnly ? without.length === art.length : without.length > 0)
      yield { file, field: `${at}.labels[${index}].id`, message }
  }
}

/** The words of a label fit into its place in each composition. */
function* checkRoom({ file, language, section, at, drawing }: Shown, data: SiteData): Generator<Mistake> {
  const figures = figuresById(data.figures)
  const places = drawing.art.flatMap((one) => one.places.map((place) => ({ ...place, picture: one.file })))
  for (const [index, { id, title = '', text = '' }] of section.labels.entries()) {
    if (!referencedFigures(title + text).every((figure) => figures.has(figure))) continue
    const { length } = resolveReferences(title + text, figures, language)
    const narrow = places.find(({ label, room }) => label === id && room < length)
    if (!narrow) continue
    const room = `its place in ${narrow.picture} has room for ${narrow.room}`
    const message = `has ${length} letters in title and text; ${room}. Shorten them`
    yield { file, field: `${at}.labels[${index}]`, message }
  }
}

/** A hero shows its figures on spots of the page's terrain, which every page and the not-found page has. */
function* checkSpots({ file, id, content }: PageEntry, { terrains }: SiteData): Generator<Mistake> {
  const terrain = terrains.find(({ page }) => page === id)
  for (const [index, section] of content.sections.entries()) {
    if (section.type !== 'hero' || !terrain || section.spots.length <= terrain.spots.length) continue
    const room = `its terrain in data/terrains.json has ${terrain.spots.length} spots for them`
    const message = `shows ${section.spots.length} figures, but ${room}. Add spots there, or take figures away`
    yield { file, field: `sections[${index}].spots`, message }
  }
}

/** Every page and the not-found page has a terrain. */
function* checkTerrains({ terrains, routes }: SiteData): Generator<Mistake> {
  const { file } = kinds.terrains
  const pages = terrains.map(({ page }) => page)
  for (const id of new Set([...routes.map(({ page }) => page), 'not-found'])) {
    const message = `has no terrain for the page "${id}". Add one`
    if (!pages.includes(id)) yield { file, field: 'terrains', message }
  }
  yield* checkUnique(file, 'terrains', pages)
}

/** Drawings and terrains are complete, and what shows them fits them. */
export function checkDrawings(data: SiteData): Mistake[] {
  const shown = shownIn(data)
  return [
    ...data.drawings.flatMap((entry) => [...checkDrawing(entry)]),
    ...shown.flatMap((one) => [...checkLabels(one), ...checkRoom(one, data)]),
    ...data.pages.flatMap((page) => [
      ...checkNames(page, data),
      ...checkDetails(page, data),
      ...checkSpots(page, data),
    ]),
    ...checkTerrains(data),
  ]
}
