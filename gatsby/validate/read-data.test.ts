import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

/** Mistakes that people make when they edit the data, and the messages that explain them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)
const home = 'data/pages/en/home.json'
const figures = 'data/figures.json'

describe('a file that cannot be read (R-SITE-6)', () => {
  test('is missing', () => {
    site.remove('data/site.json')
    expect(found()).toEqual([{ file: 'data/site.json', field: '', message: 'is missing. Put it back' }])
  })

  test('lacks a comma', () => {
    site.write(home, '{\n  "$schema": "x"\n  "search": {}\n}')
    expect(found()).toEqual([
      {
        file: home,
        field: '',
        message: 'lacks a comma here, between two entries',
        position: { line: 2, column: 17 },
      },
    ])
  })

  test('hides no mistake of another file', () => {
    site.write(home, '{')
    site.set('data/pages/it/home.json', 'search.title', '')
    expect(found().map(({ file }) => file)).toEqual([home, 'data/pages/it/home.json'])
  })
})

describe('a field (R-SITE-6)', () => {
  test.each(['', '   '])('that is empty (%j)', (value) => {
    site.set(home, 'sections[0].heading', value)
    expect(found()).toEqual([{ file: home, field: 'sections[0].heading', message: 'must not be empty' }])
  })

  test('that is missing', () => {
    site.set(home, 'search.title', undefined)
    expect(found()).toEqual([{ file: home, field: 'search.title', message: 'is missing: expected a text in quotes' }])
  })

  test('that is misspelt', () => {
    site.set(home, 'sections[0].headding', 'Solutions')
    expect(found()).toEqual([
      { file: home, field: 'sections[0].headding', message: 'is a field that nothing reads. Is it misspelt?' },
    ])
  })

  test.each([
    [figures, 'figures[0].value', '150', 'must be a number without quotes'],
    [figures, 'figures[0].plus', 'yes', 'must be true or false'],
    [home, 'sections[0].heading', 12, 'must be a text in quotes'],
    [home, 'sections', 'hero', 'must be a list in [ ]'],
    [home, 'search', 'hero', 'must be a group in { }'],
  ])('of the wrong kind: %s, %s', (file, field, value, message) => {
    site.set(file, field, value)
    expect(found()).toEqual([{ file, field, message }])
  })

  test('with a word that is not in its list', () => {
    site.set(home, 'sections[0].variant', 'huge')
    expect(found()).toEqual([{ file: home, field: 'sections[0].variant', message: 'must be one of: "home", "page"' }])
  })

  test('with too few or too many entries', () => {
    site.set(home, 'sections[0].spots', ['crates', 'crates', 'crates', 'crates'])
    site.set('data/pages/it/home.json', 'sections', [])
    expect(found()).toEqual([
      { file: home, field: 'sections[0].spots', message: 'must have at most 3 entries' },
      { file: 'data/pages/it/home.json', field: 'sections', message: 'must have at least 1 entry' },
    ])
  })

  test('with an address that is none', () => {
    site.set('data/site.json', 'events', 'events.example.com')
    site.set('data/site.json', 'email', 'ciao')
    expect(found()).toEqual([
      { file: 'data/site.json', field: 'email', message: 'must be an e-mail address' },
      { file: 'data/site.json', field: 'events', message: 'must be a full address that starts with https://' },
    ])
  })

  test('of a policy that no browser would show (R-POLICY-1)', () => {
    site.set('data/site.json', 'policies.privacy.en', 'policies.example.com/privacy')
    site.set('data/site.json', 'policies.privacy.it', 'http://policies.example.com/privacy')
    site.set('data/site.json', 'policies.cookie.en', 'https://policies.example.com/cookies.docx?v=2')
    site.set('data/site.json', 'policies.cookie.it', 'https://policies.example.com/cookie.pdf')
    const message = expect.stringMatching(/^must be a full address that starts with https:\/\/: of a page.+PDF/)
    expect(found()).toEqual(
      ['privacy.en', 'privacy.it', 'cookie.en'].map((own) => ({
        file: 'data/site.json',
        field: `policies.${own}`,
        message,
      })),
    )
  })

  test('with an id in capitals', () => {
    site.set(home, 'sections[1].id', 'My Section')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[1].id',
        message: expect.stringContaining('must be lower-case words joined by hyphens'),
      },
    ])
  })
})
