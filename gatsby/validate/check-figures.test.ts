import { localized } from '../../tests/jest/localized'
import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

import { unusedFigures } from './check-figures'
import { readData } from './read-data'

/** Mistakes that people make when they edit the data, and the messages that explain them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)
const home = 'data/pages/en/home.json'
const figures = 'data/figures.json'

describe('a figure', () => {
  test('that copy names and that does not exist', () => {
    site.set(home, 'sections[0].lede', 'We did {{projetcs}}.')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].lede',
        message: 'names the figure "projetcs", which data/figures.json does not have. Add it there, or name another',
      },
    ])
  })

  test('that a section shows and that does not exist', () => {
    site.set(home, 'sections[0].spots[0]', 'sails-growth')
    expect(found()).toContainEqual({
      file: home,
      field: 'sections[0].spots[0]',
      message: 'names the figure "sails-growth", which data/figures.json does not have. Add it there, or name another',
    })
  })

  test('that no page uses is no mistake, but is told', () => {
    const entry = { id: 'unused', format: 'count', value: 3, label: localized('a', 'b'), note: localized('a', 'b') }
    site.add(figures, 'figures', entry)
    expect(found()).toEqual([])
    const { data } = readData(site.root)
    expect(data && unusedFigures(data)).toEqual(['unused'])
  })

  test.each(['label', 'note', 'whose'])('that the %s of another names and that does not exist', (key) => {
    site.set(figures, `figures[0].${key}`, localized('of {{yaers}}', 'di {{years}}'))
    expect(found()).toEqual([
      {
        file: figures,
        field: `figures[0].${key}.en`,
        message: 'names the figure "yaers", which data/figures.json does not have. Add it there, or name another',
      },
    ])
  })

  test('in words that names another in words: they could name each other', () => {
    const entry = (id: string, name: string) => ({ id, value: localized(`A {{${name}}}.`, `Un {{${name}}}.`) })
    site.set(figures, 'promises', [entry('first', 'second'), entry('second', 'crates')])
    expect(found()).toContainEqual({
      file: figures,
      field: 'promises[0].value.en',
      message: 'names "second", which is words. Name a figure with a number',
    })
  })

  test('that stands twice', () => {
    site.update(figures, 'figures', (old) => (Array.isArray(old) ? [...old, old[0]] : old))
    expect(found()).toEqual([
      {
        file: figures,
        field: expect.stringMatching(/^figures\[\d+\]$/),
        message: '"crates" stands twice. Take one away',
      },
    ])
  })

  test('that lacks a language', () => {
    site.set(figures, 'figures[0].label.it', undefined)
    expect(found()).toEqual([
      { file: figures, field: 'figures[0].label.it', message: 'is missing: expected a text in quotes' },
    ])
  })

  test('that copy writes as a number (R-FIGURE-1)', () => {
    site.set(home, 'sections[0].lede', 'Over 150 shops, B2B and B2C.')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].lede',
        message:
          'spells a number: "Over 150 shops, B2B and B2C.". Put it into data/figures.json and write {{figure-id}}',
      },
    ])
  })

  test('spelled in a search text is found as well', () => {
    site.set(home, 'search.title', 'E-commerce agency in Sicily with 150 projects')
    expect(found()).toEqual([
      { file: home, field: 'search.title', message: expect.stringContaining('spells a number') },
    ])
  })

  test('may stand in verbatim values: the interest and the source of a form', () => {
    const event = 'data/pages/it/fair.json'
    const place = (key: string) => {
      const sections: { type: string }[] = JSON.parse(site.read(event)).sections
      return `sections[${sections.findIndex(({ type }) => type === 'lead')}].${key}`
    }
    site.set(event, place('interest'), 'fair-2026')
    site.set(event, place('source'), 'Fair 2026')
    expect(found()).toEqual([])
  })

  test('with braces that name nothing is found as well', () => {
    site.set(home, 'sections[0].lede', 'We did {{ crates }} and {{Crates}}.')
    expect(found().map(({ file, field }) => [file, field])).toEqual([[home, 'sections[0].lede']])
  })
})

describe('a search text (R-PAGE-1)', () => {
  test.each([
    ['title', 'Too short', 'has 9 characters; it must have 30 to 60'],
    ['title', 'x'.repeat(61), 'has 61 characters; it must have 30 to 60'],
    ['description', 'Too short', 'has 9 characters; it must have 110 to 160'],
    ['description', 'x'.repeat(161), 'has 161 characters; it must have 110 to 160'],
  ])('%s of the wrong length: %s', (key, value, message) => {
    site.set(home, `search.${key}`, value)
    expect(found()).toEqual([{ file: home, field: `search.${key}`, message }])
  })

  test('is measured with its figures in place', () => {
    // 26 characters of its own, and "150+".
    site.set(home, 'search.title', 'abcdefghij klmnop qrstuvwx{{crates}}')
    expect(found()).toEqual([])
  })

  test('that another page has as well', () => {
    const { title } = JSON.parse(site.read(home)).search
    site.set('data/pages/en/contact.json', 'search.title', title)
    expect(found()).toHaveLength(1)
    expect(found()[0]).toMatchObject({
      field: 'search.title',
      message: expect.stringMatching(/^is the same as in data\/pages\/en\//),
    })
  })
})

describe('a promise (R-FIGURE-5)', () => {
  beforeEach(() => {
    const value = localized('We deliver {{crates}} within {{years}}.', 'Consegniamo {{crates}} in {{years}}.')
    site.set(figures, 'promises', [{ id: 'promise-delivery', value }])
  })

  test('that a page writes in its own words', () => {
    site.set(home, 'sections[1].intro', 'Yours in {{years}}. {{promise-delivery}}')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[1].intro',
        message: 'promises "years" in words of its own. Write {{promise-delivery}}: the sentence stands once',
      },
    ])
  })

  test('may stand in words of its own beside its figure', () => {
    site.set(home, 'sections[1].items[1].claim', 'Never more than {{years}}')
    expect(found()).toEqual([])
  })

  test('that a section would show as a number', () => {
    site.set(home, 'sections[0].spots[0]', 'promise-delivery')
    expect(found()).toContainEqual({
      file: home,
      field: 'sections[0].spots[0]',
      message: expect.stringContaining('shows "promise-delivery" as a number'),
    })
  })

  test('that names a figure that does not exist', () => {
    site.set(figures, 'promises[0].value.en', 'Lunch in {{lunch}}.')
    expect(found()).toContainEqual({
      file: figures,
      field: 'promises[0].value.en',
      message: 'names the figure "lunch", which data/figures.json does not have. Add it there, or name another',
    })
  })
})
