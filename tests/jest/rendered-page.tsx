import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { resolveSections } from '../../gatsby/resolve/resolve-sections'
import { drawingFile } from '../../src/data-model/drawing'
import { figuresById } from '../../src/data-model/figure-references'
import type { Figure } from '../../src/data-model/figures'
import type { Language } from '../../src/i18n/languages'
import type { Section } from '../../src/sections/section'
import { SectionSwitch } from '../../src/sections/section-switch'
import { readJson } from './project'
import { onSite } from './site'

type AnySection = Parameters<typeof SectionSwitch>[0]['section']

/** A page as its data says it, and what it refers to. */
type PageToRender = {
  id: string
  language: Language
  path: string
  sections: readonly Section[]
}

type Surroundings = {
  figures: readonly Figure[]
  actions: Record<string, string | null>
  /** Every page of the site that a link or a section can name. */
  pages: readonly { id: string; language: Language; path: string }[]
}

const named = z.object({ drawing: z.string() })

/** Gatsby puts the file of a drawing in the place of its name. */
function drawn(section: object) {
  const name = named.safeParse(section).data?.drawing
  if (!name) return {}
  const { signs, ...file } = drawingFile.parse(readJson(`data/drawings/${name}/drawing.json`))
  const compositions = file.compositions.map((one) => ({ ...one, art: { publicURL: `/static/${one.size}.svg` } }))
  return { drawing: { ...file, signs: signs ? { publicURL: '/static/signs.svg' } : null, compositions } }
}

const isSection = (value: object): value is AnySection => '__typename' in value

const terrain = { lines: { publicURL: '/terrain/x.svg' }, spots: [{ x: 60, y: 30 }] }

/** The sections of a page as GraphQL hands them out. */
export function resolvedSections({ language, sections }: PageToRender, around: Surroundings): AnySection[] {
  const inLanguage = around.pages.filter((one) => one.language === language)
  const resolved = resolveSections(
    sections,
    { terrain },
    {
      language,
      figures: figuresById(around.figures),
      paths: new Map(inLanguage.map((one) => [one.id, one.path])),
      pages: new Map(inLanguage.map((one) => [one.id, { path: one.path, terrain }])),
      actions: around.actions,
    },
  )
  return resolved.map((one): object => ({ ...one, image: null, ...drawn(one) })).filter(isSection)
}

/** The HTML of a page's sections. */
export const renderedSections = (sections: readonly AnySection[], place: { language: Language; path: string }) =>
  renderToStaticMarkup(
    onSite(
      <main>
        {sections.map((section) => (
          <SectionSwitch key={section.anchor} section={section} />
        ))}
      </main>,
      place,
    ),
  )

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

const found = (selector: string) => [...document.querySelectorAll(selector)]
const sectionElements = () => found('main > section, main > div > section')

/** What any page is, whatever its data says: each name is a promise, each function asserts it on the document. */
export const promises = {
  'renders every section, in order, with its anchor, under a heading that names it': (
    sections: readonly AnySection[],
  ) => {
    expect(sectionElements().map((element) => element.id)).toEqual(sections.map(({ anchor }) => anchor))
    for (const section of sectionElements()) expect(section).toHaveAccessibleName()
  },

  'has no skipped rank of heading, no id twice and no unresolved reference': () => {
    const ranks = found('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
    expect(ranks.every((rank, index) => rank <= (ranks[index - 1] ?? 0) + 1)).toBe(true)
    const ids = found('[id]').map(({ id }) => id)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(document.body.textContent).not.toMatch(/\{\{|\}\}|undefined|\[object|NaN/)
  },

  /** R-MOTION-1 */
  'has no item that would fade in and that the start script does not find': () => {
    expect(found('[data-reveal]').filter((item) => !item.matches('[data-reveal=""]'))).toEqual([])
  },

  /** R-BASE-1 */
  'has no control that does nothing, and no empty link': () => {
    expect(found(usable).filter((element) => !element.matches(answered))).toEqual([])
    for (const link of found('a')) expect(link.getAttribute('href')).not.toBe('')
    for (const button of found('button[popovertarget]'))
      expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover')
    for (const button of found('button[data-note]')) expect(button).toHaveAttribute('title')
  },

  /** R-TRUST-1 */
  'has no script, no handler and no style attribute, because the content policy refuses them': () => {
    const attributes = found('*').flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
    expect(found('script, style')).toEqual([])
    expect(document.body.innerHTML).not.toContain('javascript:')
  },
} satisfies Record<string, (sections: readonly AnySection[]) => void>
