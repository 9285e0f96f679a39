import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { modelOf, type Section } from '../../sections/section'
import { digestWithCode } from '../cache/digest'
import { writeOnce } from '../cache/write-once'
import type { PageReferences } from './resolve-leaf'

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

/** This folder stands beside Gatsby's caches, and `gatsby clean` deletes it with them. */
const fileOf = (key: string) => join(process.cwd(), '.cache/drawn-sections', `${key}.json`)

/**
 * A drawing takes a second or two, and several queries and all later builds ask for it. It depends only on its
 * section's data and a language: on two pages it is the same.
 */
function buildDrawn(section: Section, { language, figures }: PageReferences): unknown {
  const key = digest({ section, language, figures: [...figures.values()] })
  const known = built.get(key)
  if (known) return JSON.parse(known)
  const file = fileOf(key)
  const context = { page: '', terrain: undefined, language, figures }
  writeOnce(file, () => JSON.stringify(modelOf(section).build(section, context)))
  const text = readFileSync(file, 'utf8')
  built.set(key, text)
  return JSON.parse(text)
}

/**
 * Adds to a section the values that its model calculates. Draws a drawing only if its data or its code have changed.
 */
export function buildSection(section: Section, references: PageReferences): unknown {
  const model = modelOf(section)
  return 'frames' in model.built.shape ? buildDrawn(section, references) : model.build(section, references)
}
