import { localized } from '../../../tests/jest/localized'
import { siteCopyForEachTest } from '../../../tests/jest/site-copy'

/** Mistakes that somebody who edits the data can make, and the words that meet them. */
const site = siteCopyForEachTest()
const found = () => site.mistakes()
const home = 'data/pages/en/home.json'
const figures = 'data/figures.json'

describe('a figure', () => {
  test('that copy names and nobody knows', () => {
    site.set(home, 'sections[0].lede', 'We did {{projetcs}}.')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].lede',
        message: 'names the figure "projetcs", which data/figures.json does not have',
      },
    ])
  })

  test('that a section shows and nobody knows', () => {
    site.set(home, 'sections[0].spots[0]', 'sails-growth')
    expect(found()).toContainEqual({
      file: home,
      field: 'sections[0].spots[0]',
      message: 'names the figure "sails-growth", which data/figures.json does not have',
    })
  })

  test('that no page uses', () => {
    const entry = { id: 'unused', format: 'count', value: 3, label: localized('a', 'b'), note: localized('a', 'b') }
    site.add(figures, 'figures', entry)
    expect(found()).toEqual([
      { file: figures, field: expect.stringMatching(/^figures\[\d+\]$/), message: '"unused" is not used on any page' },
    ])
  })

  test('that stands twice', () => {
    site.update(figures, 'figures', (old) => (Array.isArray(old) ? [...old, old[0]] : old))
    expect(found()).toEqual([
      { file: figures, field: expect.stringMatching(/^figures\[\d+\]$/), message: '"projects" stands twice' },
    ])
  })

  test('that lacks a language', () => {
    site.set(figures, 'figures[0].label.it', undefined)
    expect(found()).toEqual([
      { file: figures, field: 'figures[0].label.it', message: 'is missing: expected a text in quotes' },
    ])
  })

  /** R-FIGURE-1 */
  test('that copy spells itself', () => {
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

  test('may stand in what is sent to the letter: the interest and the source of a form', () => {
    const event = 'data/pages/it/evento-farmasimplex.json'
    const place = (key: string) => {
      const sections: { type: string }[] = JSON.parse(site.read(event)).sections
      return `sections[${sections.findIndex(({ type }) => type === 'lead')}].${key}`
    }
    site.set(event, place('interest'), 'fair-2026')
    site.set(event, place('source'), 'Fair 2026')
    expect(found()).toEqual([])
  })

  test('with braces that name nothing is found as well', () => {
    site.set(home, 'sections[0].lede', 'We did {{ projects }} and {{Projects}}.')
    expect(found().map(({ file, field }) => [file, field])).toEqual([[home, 'sections[0].lede']])
  })
})

describe('a search text', () => {
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
    site.set(home, 'search.title', 'abcdefghij klmnop qrstuvwx{{projects}}')
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
