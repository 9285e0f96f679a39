import { dataFileOf } from '../../gatsby/data-files'
import { checkDrawings } from '../../gatsby/validate/check-drawings'
import type { PageEntry, SiteData } from '../../gatsby/validate/read-data'
import { heightField } from '../../src/terrain/height-field'
import { terrainPaths } from '../../src/terrain/terrain-svg'
import { expectWritten } from '../content/written'
import { root } from '../jest/project'
import { promises, renderedSections, resolvedSections } from '../jest/rendered-page'
import { everyEdit } from './edits'
import { type Counts, editedBy, type Group, groupsOf, someOfEachKind } from './groups'
import { EditableSite, type Sound } from './site'

/**
 * Whatever validation accepts keeps the tests green. Each field, list and section is edited as people edit it, one kind
 * of edit and one file at a time; what validation accepts is rendered, and keeps every promise that the tests make of
 * the site's data. `npm test` tries a few edits of each kind, by a seed; `npm run test:edits` tries all.
 */
const seed = Number(process.env.EDIT_SEED ?? 1)

const site = new EditableSite(root)
const all = groupsOf(everyEdit(site.start.files))
const groups = process.env.EDITS === 'all' ? all : someOfEachKind(all, 2, seed)
const counts: Counts = { tried: 0, accepted: 0, refused: 0, nothing: 0 }

/** Pages whose data is another than before: all, where figures have changed. */
const changedPages = (before: Sound, { files, data }: Sound) =>
  data.pages.filter(
    ({ file }) =>
      files.get(file) !== before.files.get(file) ||
      files.get('data/figures.json') !== before.files.get('data/figures.json'),
  )

const pathsOf = ({ routes }: SiteData) =>
  routes.flatMap(({ page: id, ...paths }) =>
    (['en', 'it'] as const).flatMap((language) => {
      const path = paths[language]
      return path === undefined ? [] : [{ id, language, path }]
    }),
  )

/** What the tests promise of every page holds of this one. */
function expectPage({ id, language, content }: PageEntry, data: SiteData): void {
  const pages = pathsOf(data)
  const path = pages.find((one) => one.id === id && one.language === language)?.path ?? ''
  const around = { figures: data.figures, actions: data.site.actions, pages }
  const sections = resolvedSections({ id, language, path, sections: content.sections }, around)
  document.body.innerHTML = renderedSections(sections, { language, path })
  for (const expectPromise of Object.values(promises)) expectPromise(sections)
}

function expectFiles({ files, data }: Sound, { file }: Group): void {
  expect(dataFileOf(file)?.model.safeParse(files.get(file)).error).toBeUndefined()
  if (file === 'data/figures.json') data.figures.forEach(expectWritten)
  if (file !== 'data/terrains.json') return
  for (const terrain of data.terrains) {
    expect(
      terrainPaths(heightField(terrain))
        .map(({ path }) => path)
        .join(''),
    ).not.toMatch(/NaN|undefined/)
  }
}

/** Validation refuses a page whose labels find no room in their drawing. */
const isCrowded = (pages: readonly PageEntry[], { data }: Sound) =>
  pages.some((page) => checkDrawings(page, data).length > 0)

const count = (own: Counts) => {
  for (const key of ['tried', 'accepted', 'refused', 'nothing'] as const) counts[key] += own[key]
}

/** Edits the site and looks at it. Where labels find no room, the edits are tried apart: one of them is refused. */
function tryEdits(group: Group): void {
  const own = { tried: 0, accepted: 0, refused: 0, nothing: 0 }
  const after = editedBy(site, site.start, group.edits, own)
  const pages = changedPages(site.start, after)
  if (!isCrowded(pages, after)) {
    count(own)
    for (const page of pages) expectPage(page, after.data)
    expectFiles(after, group)
  } else if (group.edits.length === 1) {
    count({ ...own, accepted: 0, refused: 1 })
  } else {
    const middle = Math.ceil(group.edits.length / 2)
    tryEdits({ ...group, edits: group.edits.slice(0, middle) })
    tryEdits({ ...group, edits: group.edits.slice(middle) })
  }
}

test.each(groups)(
  '$kind, $file: what validation accepts keeps every promise (R-SITE-6)',
  (group) => {
    tryEdits(group)
  },
  600_000,
)

afterAll(() => {
  const { tried, accepted, refused, nothing } = counts
  process.stderr.write(`${tried} edits: ${accepted} accepted, ${refused} refused, ${nothing} change nothing\n`)
})
