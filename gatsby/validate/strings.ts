import { fieldPath } from '../../src/data-model/field-path'
import { figuresFile } from '../../src/data-model/figures'
import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { siteFile } from '../../src/data-model/site'
import { terrainsFile } from '../../src/data-model/terrains'
import { pageLeaves } from '../data/page-leaves'
import type { SiteData } from './read-data'

/** One string of the data, and its place. */
export type DataString = { file: string; field: string; text: string }

const stringsIn = (file: string, leaves: readonly Leaf[]): DataString[] =>
  leaves.flatMap(({ value, steps }) =>
    typeof value === 'string' ? [{ file, field: fieldPath(steps), text: value }] : [],
  )

/** A phrase without the one tag that the code makes an element of: any other tag is markup. */
const withoutTags = (text: string) => text.replace(/<\/?policy>/g, '')

/** Every string that people write: the agency, its figures, its lands, its pages, its phrases. */
export const everyString = ({ site, figuresFile: figures, terrains, pages, locales }: SiteData): DataString[] => [
  ...stringsIn('data/site.json', leavesOf(siteFile, site)),
  ...stringsIn('data/figures.json', leavesOf(figuresFile, figures)),
  ...stringsIn('data/terrains.json', leavesOf(terrainsFile, { terrains })),
  ...pages.flatMap(({ file, content }) => stringsIn(file, pageLeaves(content))),
  ...locales.flatMap(({ file, phrases }) =>
    [...phrases].map(([field, text]) => ({ file, field, text: withoutTags(text) })),
  ),
]
