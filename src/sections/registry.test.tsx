import { z } from 'zod'

import { readJson } from '../../tests/jest/project'
import { renderOnSite } from '../../tests/jest/site'
import { figuresFile } from '../data-model/figures'
import { routesFile } from '../data-model/routes'
import { siteFile } from '../data-model/site'
import { resolveSections } from '../gatsby/sections/resolve-sections'
import { languages } from '../i18n/languages'
import { sectionModels } from './models'
import { page } from './page-model'
import { SectionSwitch } from './registry'

type AnySection = Parameters<typeof SectionSwitch>[0]['section']

const { routes } = routesFile.parse(readJson('data/routes.json'))
const { figures } = figuresFile.parse(readJson('data/figures.json'))
const { actions } = siteFile.parse(readJson('data/site.json'))
const terrain = { href: '/terrain/x.svg#terrain', heights: '/terrain/x.json', spots: [{ x: 60, y: 30 }] }
const pages = languages.flatMap((language) =>
  routes.flatMap((route) =>
    route[language] === undefined ? [] : [{ language, id: route.page, path: route[language] }],
  ),
)

const aliased = z.object({ intro: z.string().nullish(), interest: z.string().nullish(), variant: z.string().nullish() })

/** Fragments rename what another kind of section has under the same name, but may leave out. */
function aliases(section: object) {
  const { intro = null, interest = null, variant = null } = aliased.parse(section)
  return { introduction: intro, ownInterest: interest, look: variant }
}

const isSection = (value: object): value is AnySection => '__typename' in value

function sectionsOf({ language, id }: (typeof pages)[number]): AnySection[] {
  const { sections } = page.parse(readJson(`data/pages/${language}/${id}.json`))
  const inLanguage = pages.filter((one) => one.language === language)
  const resolved = resolveSections(sections, {
    page: id,
    language,
    figures: new Map(figures.map((figure) => [figure.id, figure])),
    terrain: undefined,
    paths: new Map(inLanguage.map((one) => [one.id, one.path])),
    pages: new Map(inLanguage.map((one) => [one.id, { path: one.path, terrain }])),
    terrains: new Map(routes.map((route) => [route.page, terrain])),
    images: new Map(),
    actions,
  })
  return resolved.map((one): object => ({ ...one, image: null, ...aliases(one) })).filter(isSection)
}

describe.each(pages)('the page $path', (place) => {
  const sections = sectionsOf(place)
  const show = () => {
    const { container } = renderOnSite(
      <main>
        {sections.map((section) => (
          <SectionSwitch key={section.anchor} section={section} />
        ))}
      </main>,
      place,
    )
    return container
  }

  test('renders every section, in order, with its anchor', () => {
    const anchors = [...show().querySelectorAll('main > section, main > div > section')].map((element) => element.id)
    expect(anchors).toEqual(sections.map(({ anchor }) => anchor))
  })

  test('has one h1, no skipped rank, no id twice and no unresolved reference', () => {
    const container = show()
    const ranks = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)))
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    expect(ranks.every((rank, index) => rank <= (ranks[index - 1] ?? 0) + 1)).toBe(true)
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(container.textContent).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN/)
  })

  test('names its sections by their headings, and leads nowhere that is empty', () => {
    const container = show()
    for (const section of container.querySelectorAll('main > section, main > div > section'))
      expect(section).toHaveAccessibleName()
    for (const link of container.querySelectorAll('a')) expect(link.getAttribute('href')).not.toBe('')
  })
})

test('every kind of section stands on a page', () => {
  const used = new Set(pages.flatMap(sectionsOf).map((section) => section.__typename))
  expect([...used].sort()).toEqual(sectionModels.map(({ typeName }) => typeName).sort())
})
