import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { readJson } from '../../tests/jest/project'
import { onSite } from '../../tests/jest/site'
import { figuresById } from '../data-model/figure-references'
import { entriesOf, figuresFile } from '../data-model/figures'
import { routesFile } from '../data-model/routes'
import { siteFile } from '../data-model/site'
import { resolveSections } from '../gatsby/resolve-sections/resolve-sections'
import { languages } from '../i18n/languages'
import { page } from './page-model'
import { sectionModels } from './section'
import { SectionSwitch } from './section-switch'

type AnySection = Parameters<typeof SectionSwitch>[0]['section']

/** The site's pages, and the page of samples. */
const folders = ['data', 'samples'] as const
const figures = folders.flatMap((folder) => entriesOf(figuresFile.parse(readJson(`${folder}/figures.json`))))
const routes = folders.flatMap((folder) =>
  routesFile.parse(readJson(`${folder}/routes.json`)).routes.map((route) => ({ folder, route })),
)
const { actions } = siteFile.parse(readJson('data/site.json'))
const terrain = { href: '/terrain/x.svg#terrain', spots: [{ x: 60, y: 30 }] }
const pages = languages.flatMap((language) =>
  routes.flatMap(({ folder, route }) => {
    const path = route[language]
    return path === undefined ? [] : [{ folder, language, id: route.page, path }]
  }),
)

const aliased = z.object({ intro: z.string().nullish(), interest: z.string().nullish(), variant: z.string().nullish() })

/** Fragments rename fields that another kind of section has under the same name, but may leave out. */
function aliases(section: object) {
  const { intro = null, interest = null, variant = null } = aliased.parse(section)
  return { introduction: intro, ownInterest: interest, look: variant }
}

const isSection = (value: object): value is AnySection => '__typename' in value

const dataOf = ({ folder, language, id }: (typeof pages)[number]) =>
  page.parse(readJson(`${folder}/pages/${language}/${id}.json`)).sections
const kindsOfSite = new Set<string>(
  pages.filter(({ folder }) => folder === 'data').flatMap((place) => dataOf(place).map(({ type }) => type)),
)

/** The samples show the kinds that no page of the site has. A drawing takes a second or two. */
const isShown = (place: (typeof pages)[number], type: string) => place.folder === 'data' || !kindsOfSite.has(type)

function sectionsOf(place: (typeof pages)[number]): AnySection[] {
  const { language, id } = place
  const sections = dataOf(place).filter(({ type }) => isShown(place, type))
  const inLanguage = pages.filter((one) => one.language === language)
  const resolved = resolveSections(sections, {
    page: id,
    language,
    figures: figuresById(figures),
    terrain: undefined,
    paths: new Map(inLanguage.map((one) => [one.id, one.path])),
    pages: new Map(inLanguage.map((one) => [one.id, { path: one.path, terrain }])),
    terrains: new Map(routes.map(({ route }) => [route.page, terrain])),
    images: new Map(),
    actions,
  })
  return resolved.map((one): object => ({ ...one, image: null, ...aliases(one) })).filter(isSection)
}

/** Elements that a visitor can use in any way. */
const usable = 'a, button, input, select, textarea, summary, [tabindex], [contenteditable], [role=button]'

/**
 * Elements that work: links, controls of a form, elements that the browser handles alone, and buttons that the start
 * script or an island handles.
 */
const answered = [
  'a[href]',
  'form *',
  'details > summary',
  '[role=radiogroup] input[type=radio]',
  'button[type=button]:is([popovertarget], [data-note])',
].join()

describe.each(pages)('the page $path', (place) => {
  const sections = sectionsOf(place)
  let html = ''
  beforeAll(() => {
    html = renderToStaticMarkup(
      onSite(
        <main>
          {sections.map((section) => (
            <SectionSwitch key={section.anchor} section={section} />
          ))}
        </main>,
        place,
      ),
    )
    document.body.innerHTML = html
  })
  const found = (selector: string) => [...document.querySelectorAll(selector)]
  const sectionElements = () => found('main > section, main > div > section')

  test('renders every section, in order, with its anchor, under a heading that names it', () => {
    expect(sectionElements().map((element) => element.id)).toEqual(sections.map(({ anchor }) => anchor))
    for (const section of sectionElements()) expect(section).toHaveAccessibleName()
  })

  test('has one h1, no skipped rank, no id twice and no unresolved reference', () => {
    const ranks = found('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
    // The page of samples shows some sections of it, without the hero and its h1.
    const above = place.folder === 'data' ? 0 : 1
    expect(ranks.every((rank, index) => rank <= (ranks[index - 1] ?? above) + 1)).toBe(true)
    const ids = found('[id]').map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    if (place.folder === 'data') expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    expect(document.body.textContent).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN/)
  })

  /** R-BASE-1 */
  test('has no control that does nothing, and no empty link', () => {
    expect(found(usable).filter((element) => !element.matches(answered))).toEqual([])
    for (const link of found('a')) expect(link.getAttribute('href')).not.toBe('')
    for (const button of found('button[popovertarget]'))
      expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover')
    for (const button of found('button[data-note]')) expect(button).toHaveAttribute('title')
  })

  /** R-TRUST-1 */
  test('has no script, no handler and no style attribute, because the content policy refuses them', () => {
    const attributes = found('*').flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
    expect(found('script, style')).toEqual([])
    expect(html).not.toContain('javascript:')
  })
})

test('every kind of section stands on one of these pages', () => {
  const used = new Set(pages.flatMap(sectionsOf).map((section) => section.__typename))
  expect([...used].sort()).toEqual(sectionModels.map(({ typeName }) => typeName).sort())
})
