import { optimize, type XastElement, type XastParent } from 'svgo'
import { z } from 'zod'

import { alignX, alignY, type CompositionSize, type Drawing, labelLook } from '../../src/data-model/drawing'
import { drawingColorNames } from '../../src/theme/drawing-colors'
import { nameIn, screens } from '../../src/theme/drawing-screens'

type Composition = Drawing['compositions'][number]
type Place = Composition['places'][number]
type Area = Composition['areas'][number]

/** What a file of art says. `svg` is the file as browsers get it: its layers as symbols, in the colors of the page. */
export type Art = Omit<Composition, 'art' | 'overlap'> & { svg: string; mistakes: string[] }

/** Adds a mistake of the file, and gives nothing in place of what is wrong. */
function wrong({ mistakes }: Art, mistake: string): [] {
  mistakes.push(mistake)
  return []
}

const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const geometry = /^(d|points|transform|width|height|c?[xy]|r[xy]?|[xy][12])$/
const paint = /^(opacity|overflow|display|paint-order|vector-effect|(fill|stroke)(-[a-z]+)?)$/

/** What programs of drawings add, and browsers do not need. */
const additions = ['defs', 'style', 'metadata', 'title', 'desc']

const elementsIn = ({ children }: XastParent) =>
  children.flatMap((child) => (child.type === 'element' && !additions.includes(child.name) ? [child] : []))
const nameOf = ({ name, attributes: { id } }: XastElement) => (id ? `<${name} id="${id}">` : `<${name}>`)
const wordsOf = (list = '') => list.split(/[\s,]+/).filter(Boolean)
const rounded = (value: number) => Math.round(value * 100) / 100

/** A scale and a shift, which are what programs leave at things that were moved or made larger. */
type Frame = readonly [scaleX: number, scaleY: number, x: number, y: number]

/** A frame inside another; undefined where something is turned, skewed or flipped. */
const frameIn = (outer: Frame | undefined, transform = '') =>
  Array.from(transform.matchAll(/(\w+)\(([^)]*)\)/g)).reduce((frame, [, kind = '', list]): Frame | undefined => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = wordsOf(list).map(Number)
    const frames: Record<string, Frame> = { translate: [1, 1, a, b ?? 0], scale: [a, b ?? a, 0, 0] }
    const [scaleX, scaleY, x, y] = frames[kind] ?? (kind === 'matrix' && !b && !c ? [a, d, e, f] : [0, 0, 0, 0])
    if (!frame || !(scaleX > 0 && scaleY > 0)) return undefined
    return [frame[0] * scaleX, frame[1] * scaleY, frame[0] * x + frame[2], frame[1] * y + frame[3]]
  }, outer)

/** A rectangle of the layer "places". */
type Rectangle = { area: Area; attributes: XastElement['attributes'] }

function rectanglesIn(element: XastElement, outer: Frame | undefined, art: Art): Rectangle[] {
  const { attributes } = element
  const frame = frameIn(outer, attributes.transform)
  if (element.name === 'g') return elementsIn(element).flatMap((child) => rectanglesIn(child, frame, art))
  const { id = '' } = attributes
  const of = `has ${nameOf(element)} in "places", which must`
  if (element.name !== 'rect' || !/^(place|target|frame|column)-./.test(id))
    return wrong(
      art,
      `${of} be a rectangle with the id place-<label>, target-<label>, frame-<detail> or column-<number>`,
    )
  const { x = 0, y = 0, width, height } = attributes
  if (!frame || !(Number(width) > 0 && Number(height) > 0))
    return wrong(art, `${of} be neither turned nor flipped, and have a width and a height in units`)
  const area = {
    id,
    x: rounded(Number(x) * frame[0] + frame[2]),
    y: rounded(Number(y) * frame[1] + frame[3]),
    width: rounded(Number(width) * frame[0]),
    height: rounded(Number(height) * frame[1]),
  }
  return [{ area, attributes }]
}

/** The ids of the labels or the details that the areas of a kind belong to. */
export const idsOf = (kind: 'target' | 'frame', { areas }: Pick<Art, 'areas'>) =>
  areas.flatMap((area) => nameIn(kind, area) || [])

/** The classes of a place: the edges of its rectangle at which the label stands, and its look. */
const placeClasses = z.tuple([alignX, alignY], labelLook)
/** Each edge as a share of the width or of the height. */
const shares = { left: 0, column: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 }

function placeOf({ area, attributes }: Rectangle, art: Art): Place[] {
  const of = `has "${area.id}", which must`
  const { data: classes } = placeClasses.safeParse(wordsOf(attributes.class))
  if (!classes) return wrong(art, `${of} have the class left, center, right or column, then top, middle or bottom`)
  const [alignX, alignY, ...looks] = classes
  const room = Number(attributes['data-room'])
  if (!(room > 0)) return wrong(art, `${of} have data-room: for how many letters it has room`)
  const [x, y] = [rounded(area.x + area.width * shares[alignX]), rounded(area.y + area.height * shares[alignY])]
  if (x < 0 || x > art.width || y < 0 || y > art.height) return wrong(art, `${of} stand in the picture`)
  const column = rounded((area.width * screens[art.size].from) / art.width)
  return [{ label: nameIn('place', area), x, y, alignX, alignY, looks, column, room }]
}

/** Reads the layer "places" into `art`. @param corner of the picture, in units of the file */
function readPlaces(layer: XastElement, corner: { x: number; y: number }, art: Art): void {
  const all = rectanglesIn(layer, [1, 1, -corner.x, -corner.y], art)
  const ids = all.map(({ area }) => area.id)
  for (const id of ids.filter((id, at) => ids.indexOf(id) !== at)) wrong(art, `has "${id}" twice. Take one away`)
  art.places = all.flatMap((one) => (nameIn('place', one.area) ? placeOf(one, art) : []))
  art.areas = all.flatMap(({ area }) => {
    if (nameIn('place', area)) return []
    // A section shows a detail in units of the file.
    return nameIn('frame', area) ? { ...area, x: area.x + corner.x, y: area.y + corner.y } : area
  })
  for (const target of idsOf('target', art))
    if (!ids.includes(`place-${target}`)) wrong(art, `has "target-${target}" without "place-${target}"`)
}

/** Makes of an element what browsers get: a shape, in the colors that its classes name. */
function serve(element: XastElement, art: Art): void {
  const of = nameOf(element)
  if (!shapes.includes(element.name)) wrong(art, `has ${of}, which art cannot hold. Take it away, or make a path of it`)
  const { class: classes, ...own } = element.attributes
  const colors = wordsOf(classes).flatMap((word) => {
    const [, property, name] = /^(fill|stroke)-(.+)$/.exec(word) ?? []
    if (property && drawingColorNames.includes(`--${name}`)) return [[property, `var(--${name})`]]
    return wrong(art, `has ${of} with the class "${word}", which names no color of src/theme/drawing-colors.ts`)
  })
  for (const [name, value] of Object.entries(own))
    if (/^on|href$/i.test(name) || value.includes('url('))
      wrong(art, `has ${of} with ${name}="${value}", which art cannot hold. Take it away`)
    else if (/^(fill|stroke)$/.test(name) && value !== 'none')
      wrong(art, `has ${of} with the ${name} ${value}. Give it a class in its place, for example ${name}-ink`)
  const isServed = ([name, value]: [string, string]) =>
    name === 'id' ? idsOf('frame', art).includes(value) : geometry.test(name) || paint.test(name)
  element.attributes = { ...Object.fromEntries(colors), ...Object.fromEntries(Object.entries(own).filter(isServed)) }
  element.children = elementsIn(element)
  for (const child of elementsIn(element)) serve(child, art)
}

/** A layer as browsers get it. */
function symbolOf(layer: XastElement, viewBox: string, art: Art): XastElement {
  const { id = '' } = layer.attributes
  serve(layer, art)
  const { transform, ...attributes } = layer.attributes
  const children = transform ? [{ ...layer, attributes: { transform } }] : layer.children
  return { ...layer, name: 'symbol', attributes: { id, viewBox, ...attributes }, children }
}

/** Takes a file apart into `art`, and leaves in it what browsers get. @throws where nothing of it can be read */
function readRoot(root: XastParent, art: Art): void {
  const [svg] = elementsIn(root)
  const viewBox = svg?.attributes.viewBox ?? ''
  const [x = 0, y = 0, width = 0, height = 0] = wordsOf(viewBox).map(Number)
  if (svg?.name !== 'svg' || !(width >= art.width && height > 0))
    throw new Error(`it is no SVG with a viewBox of ${art.width} units or more`)
  const groups = elementsIn(svg)
  const layer = (id: string) => groups.find((one) => one.name === 'g' && one.attributes.id === id)
  const [land, subject, places] = [layer('land'), layer('subject'), layer('places')]
  if (!land || !subject || !places || groups.length > 3)
    throw new Error(
      `it must hold the groups "land", "subject" and "places" alone. It holds ${groups.map(nameOf).join(', ')}`,
    )
  art.height = height
  art.bleed = (width - art.width) / 2
  readPlaces(places, { x: x + art.bleed, y }, art)
  svg.attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox }
  svg.children = [land, subject].map((one) => symbolOf(one, viewBox, art))
  root.children = [svg]
}

/** Pages and checks read the same texts several times. */
const known = new Map<string, Art>()

/**
 * Reads `<size>.svg` of a drawing, as Inkscape and other programs save it: the layers "land" and "subject", in which
 * classes name the colors, and "places" with a rectangle for each place.
 */
export function readArt(source: string, size: CompositionSize): Art {
  const before = known.get(size + source)
  if (before) return before
  const { width } = screens[size]
  const art: Art = { size, svg: '', width, height: 0, bleed: 0, places: [], areas: [], colors: [], mistakes: [] }
  known.set(size + source, art)
  try {
    const read = { name: 'read', fn: (root: XastParent) => readRoot(root, art) }
    art.svg = optimize(source, { plugins: ['removeEditorsNSData', 'convertStyleToAttrs', read] }).data
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`
    wrong(art, `cannot be read: ${reason.replace('<input>:', 'line ')}`)
  }
  for (const id of idsOf('frame', art))
    if (!art.svg.includes(` id="${id}"`)) wrong(art, `has "frame-${id}", but no group "${id}" that it frames`)
  art.colors = [...new Set(art.svg.match(/(?<=var\()--[\w-]+/g))]
  return art
}
