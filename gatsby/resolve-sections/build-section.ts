import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionContext } from '../../src/data-model/define-section'
import { figuresIn, referencedFigures } from '../../src/data-model/figure-references'
import { leavesOf } from '../../src/data-model/walk'
import type { Words } from '../../src/data-model/words'
import { NoRoom } from '../../src/drawings/kit/no-room'
import { modelOf, type Section } from '../../src/sections/section'
import { digestWithCode } from '../cache/digest'
import { writeOnce } from '../cache/write-once'

/**
 * Everything on which a drawing depends besides its section's data: its code, and the code and packages that format its
 * words and numbers.
 */
const digest = digestWithCode([
  ...['src/drawings', 'src/sections', 'src/terrain', 'src/data-model', 'src/i18n'],
  'node_modules/d3-contour/package.json',
  'node_modules/simplex-noise/package.json',
])

const built = new Map<string, string>()

/** Validation draws before Gatsby, which may empty its own cache then. */
const fileOf = (key: string) => join(process.cwd(), 'node_modules/.cache/zagara-drawings', `${key}.json`)

type DrawingContext = Pick<SectionContext, 'language' | 'figures'>

/** The figures that a section names, and those that they name. Another figure changes nothing about its drawing. */
function figuresOf(section: Section, figures: SectionContext['figures']) {
  const named = leavesOf(modelOf(section).schema, section)
    .flatMap(figuresIn)
    .map((id) => figures.get(id))
  const inTurn = named.flatMap((figure) => referencedFigures(JSON.stringify(figure ?? '')))
  return [...named, ...inTurn.map((id) => figures.get(id))]
}

/**
 * A drawing takes a second or two, and several queries and all later builds ask for it. It depends only on its
 * section's data and a language: on two pages it is the same.
 */
function buildDrawn(section: Section, { language, figures }: DrawingContext): unknown {
  const key = digest({ section, language, figures: figuresOf(section, figures) })
  const known = built.get(key)
  if (known) return JSON.parse(known)
  const file = fileOf(key)
  const context = { page: '', terrain: undefined, language, figures }
  writeOnce(file, () => JSON.stringify(modelOf(section).build(section, context)))
  const text = readFileSync(file, 'utf8')
  built.set(key, text)
  return JSON.parse(text)
}

const isDrawn = (section: Section) => 'frames' in modelOf(section).built.shape

/**
 * Adds to a section the values that its model calculates. Draws a drawing only if its data or its code have changed.
 */
export function buildSection(section: Section, context: SectionContext): unknown {
  return isDrawn(section) ? buildDrawn(section, context) : modelOf(section).build(section, context)
}

/** The reason why a section cannot be drawn: a label finds no room. */
export function whyNotDrawn(section: Section, context: DrawingContext): Words | undefined {
  if (!isDrawn(section)) return undefined
  try {
    buildDrawn(section, context)
    return undefined
  } catch (error) {
    if (error instanceof NoRoom) return error.explained
    throw error
  }
}
