import { join } from 'node:path'

import type { DrawingFile } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresById, referencedFigures, resolveReferences } from '../../src/data-model/figure-references'
import { terrainFile } from '../../src/data-model/terrains'
import type { Section } from '../../src/sections/section'
import { kinds } from '../data/kinds'
import { pageLeaves } from '../data/page-leaves'
import { mistakeOfArt } from './check-pictures'
import { duplicatesOf } from './check-routes'
import type { Mistake } from './mistake'
import type { DrawingEntry, PageEntry, SiteData } from './read-data'

type DrawingSection = Extract<Section, { type: 'drawing' }>
/** A section with a drawing, and where it stands. `at` begins the field of a mistake. */
type Shown = Omit<PageEntry, 'content'> & { section: DrawingSection; at: string; drawing: DrawingFile }

/** The art of a drawing is there, it has the name of its folder, and each place is that of a label. */
function* checkDrawing({ file, folder, content }: DrawingEntry, root: string): Generator<Mistake> {
  const { name, signs, compositions, labels } = content
  if (!folder.endsWith(`/${name}`)) yield { file, field: 'name', message: `must be the name of its folder, ${folder}` }
  const mistakeIn = (art: string, symbols: readonly string[]) => {
    const path = `${folder}/${art.slice(2)}`
    const mistake = mistakeOfArt(join(root, path), symbols)
    return mistake && `${path} ${mistake}`
  }
  for (const id of duplicatesOf(labels.map((label) => label.id)))
    yield { file, field: 'labels', message: `has two labels with the id "${id}". Give one another` }
  for (const [index, { art, places }] of compositions.entries()) {
    const message = mistakeIn(art, ['land', 'subject'])
    if (message) yield { file, field: `compositions[${index}].art`, message }
    for (const [at, { label }] of places.entries()) {
      if (labels.some(({ id }) => id === label)) continue
      const field = `compositions[${index}].places[${at}].label`
      yield { file, field, message: `is "${label}", which "labels" does not have. Add it` }
    }
  }
  const message = signs && mistakeIn(signs, [])
  if (message) yield { file, field: 'signs', message }
}

/** The sections with a drawing, and their drawings. */
const shownIn = ({ pages, drawings }: SiteData): Shown[] =>
  pages.flatMap(({ file, id, language, content }) =>
    content.sections.flatMap((section, index): Shown[] => {
      if (section.type !== 'drawing') return []
      const drawing = drawings.find(({ content: { name } }) => name === section.drawing)?.content
      return drawing ? [{ file, id, language, section, at: `sections[${index}]`, drawing }] : []
    }),
  )

/** A drawing that a page names exists, and so does a detail that a closing shows. */
function* checkNames({ pages, drawings }: SiteData): Generator<Mistake> {
  const names = drawings.map(({ content: { name } }) => name)
  const remedy = `Take its section or detail away, or name one of ${names.join(', ')}`
  const message = `names a drawing that data/drawings does not have. ${remedy}`
  for (const { file, content } of pages) {
    for (const { kind, value, steps } of pageLeaves(content))
      if (kind === 'drawing' && !names.some((name) => name === value)) yield { file, field: fieldPath(steps), message }
    for (const [index, section] of content.sections.entries()) {
      if (section.type !== 'closing' || !section.detail) continue
      const { drawing, id } = section.detail
      const known = drawings.find(({ content: { name } }) => name === drawing)?.content.details?.map((one) => one.id)
      const message = `is "${id}", which data/drawings/${drawing} does not have. It has ${known?.join(', ') || 'none: take the detail away'}`
      if (known && !known.includes(id)) yield { file, field: `sections[${index}].detail.id`, message }
    }
  }
}

/** The section has a label for each of its drawing's, and no other. */
function* checkLabels({ file, section, at, drawing }: Shown): Generator<Mistake> {
  const known = drawing.labels.map(({ id }) => id)
  for (const id of known) {
    if (section.labels.some((label) => label.id === id)) continue
    const message = `must have the label "${id}", for which the drawing has a place`
    yield { file, field: `${at}.labels`, message }
  }
  for (const [index, { id }] of section.labels.entries()) {
    const message = `is no label of the drawing. It has ${known.join(', ')}`
    if (!known.includes(id)) yield { file, field: `${at}.labels[${index}].id`, message }
  }
}

/** Each composition has a place for each label; it may leave out words that another text of the section says, too. */
function* checkPlaced({ file, section, at, drawing: { name, compositions } }: Shown): Generator<Mistake> {
  for (const [index, { id, pictureOnly }] of section.labels.entries())
    for (const { size, places } of compositions) {
      if (pictureOnly || places.some(({ label }) => label === id)) continue
      const message = `has no place in the ${size} picture. Add one in data/drawings/${name}/drawing.json`
      yield { file, field: `${at}.labels[${index}].id`, message }
    }
}

/** The words of a label fit into its place in each composition. */
function* checkRoom({ file, language, section, at, drawing }: Shown, data: SiteData): Generator<Mistake> {
  const figures = figuresById(data.figures)
  const places = drawing.compositions.flatMap(({ size, places }) => places.map((place) => ({ size, ...place })))
  for (const [index, { id, title = '', text = '' }] of section.labels.entries()) {
    if (!referencedFigures(title + text).every((figure) => figures.has(figure))) continue
    const { length } = resolveReferences(title + text, figures, language)
    const narrow = places.find(({ label, room }) => label === id && room < length)
    if (!narrow) continue
    const room = `its place in the ${narrow.size} picture has room for ${narrow.room}`
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

/** Every page and the not-found page has a terrain, with its art. */
function* checkTerrains({ root, terrains, routes }: SiteData): Generator<Mistake> {
  const { file } = kinds.terrains
  for (const id of new Set([...routes.map(({ page }) => page), 'not-found'])) {
    const message = `has no terrain for the page "${id}". Add one`
    if (!terrains.some(({ page }) => page === id)) yield { file, field: 'terrains', message }
  }
  for (const id of duplicatesOf(terrains.map(({ page }) => page)))
    yield { file, field: 'terrains', message: `lists the page "${id}" twice. Take one away` }
  for (const [index, terrain] of terrains.entries()) {
    const name = `data/${terrainFile(terrain)}`
    const mistake = mistakeOfArt(join(root, name), ['terrain'])
    if (mistake) yield { file, field: `terrains[${index}]`, message: `${name} ${mistake}` }
  }
}

/** Drawings and lands are complete, and what shows them fits them. */
export function checkDrawings(data: SiteData): Mistake[] {
  const shown = shownIn(data)
  return [
    ...data.drawings.flatMap((entry) => [...checkDrawing(entry, data.root)]),
    ...shown.flatMap((one) => [...checkLabels(one), ...checkPlaced(one), ...checkRoom(one, data)]),
    ...checkNames(data),
    ...data.pages.flatMap((page) => [...checkSpots(page, data)]),
    ...checkTerrains(data),
  ]
}
