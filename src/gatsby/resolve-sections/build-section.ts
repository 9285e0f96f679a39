import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { figuresIn } from '../../data-model/figure-references'
import { leavesOf } from '../../data-model/walk'
import { NoRoom } from '../../drawings/kit/labels'
import type { SectionContext } from '../../sections/define-section'
import { modelOf, type Section } from '../../sections/models'
import { digestWithCode } from '../kept/digest'
import { keepFile } from '../kept/keep-file'

/** All that a drawing depends on besides its section's data: its code, and what its words and numbers are made with. */
const digest = digestWithCode([
  ...['src/drawings', 'src/sections', 'src/terrain', 'src/data-model', 'src/i18n'],
  'node_modules/d3-contour/package.json',
  'node_modules/simplex-noise/package.json',
])

const built = new Map<string, string>()

/** Validation draws before Gatsby, which may empty its own cache then. */
const fileOf = (key: string) => join(process.cwd(), 'node_modules/.cache/zagara-drawings', `${key}.json`)

type DrawingContext = Pick<SectionContext, 'language' | 'figures'>

/** The figures that a section names: another figure changes nothing about its drawing. */
const figuresOf = (section: Section, figures: SectionContext['figures']) =>
  leavesOf(modelOf(section).schema, section)
    .flatMap(figuresIn)
    .map((id) => figures.get(id))

/**
 * A drawing takes a second or two, and is asked for by its page, by whatever lists pages, and by every later build. It
 * is of the section's own data, in a language: on two pages it is the same.
 */
function buildDrawn(section: Section, { language, figures }: DrawingContext): unknown {
  const key = digest({ section, language, figures: figuresOf(section, figures) })
  const known = built.get(key)
  if (known) return JSON.parse(known)
  const file = fileOf(key)
  const context = { page: '', terrain: undefined, language, figures }
  keepFile(file, () => JSON.stringify(modelOf(section).build(section, context)))
  const text = readFileSync(file, 'utf8')
  built.set(key, text)
  return JSON.parse(text)
}

const isDrawn = (section: Section) => 'frames' in modelOf(section).built.shape

/** A section with what its model calculates. One with a drawing is drawn only when its data or its code have changed. */
export function buildSection(section: Section, context: SectionContext): unknown {
  return isDrawn(section) ? buildDrawn(section, context) : modelOf(section).build(section, context)
}

/** Why a section cannot be drawn: a label finds no room. */
export function whyNotDrawn(section: Section, context: DrawingContext): string | undefined {
  if (!isDrawn(section)) return undefined
  try {
    buildDrawn(section, context)
    return undefined
  } catch (error) {
    if (error instanceof NoRoom) return error.message
    throw error
  }
}
