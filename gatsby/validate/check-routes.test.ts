import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

/** Mistakes that people make when they edit the data, and the messages that explain them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)

describe('a page', () => {
  test('with a path and no file in one language', () => {
    site.remove('data/pages/it/story.json')
    expect(found()).toContainEqual({
      file: 'data/routes.json',
      field: expect.stringMatching(/^routes\[\d+\]\.it$/),
      message: "has a path, but the page's file data/pages/it/story.json is missing. Write it, or take the path away",
    })
  })

  test('with a file and no path', () => {
    site.update('data/routes.json', 'routes', (old) =>
      Array.isArray(old) ? old.filter(({ page }) => page !== 'story') : old,
    )
    const message = (language: string) =>
      `has no ${language} path in data/routes.json. Add one there, or take the file away`
    expect(found()).toEqual(
      expect.arrayContaining([
        { file: 'data/pages/en/story.json', field: '', message: message('en') },
        { file: 'data/pages/it/story.json', field: '', message: message('it') },
        {
          file: 'data/navigation.json',
          field: 'groups[0].pages[0]',
          message: 'names the page "story", which has no path in data/routes.json. Name another, or give it one',
        },
      ]),
    )
  })

  test('without a terrain', () => {
    site.update('data/terrains.json', 'terrains', (old) =>
      Array.isArray(old) ? old.filter(({ page }) => page !== 'contact') : old,
    )
    expect(found()).toEqual([
      {
        file: 'data/terrains.json',
        field: 'terrains',
        message: 'has no terrain for the page "contact". Add one, then run npm run generate',
      },
    ])
  })
})

describe('a route', () => {
  test('that stands twice, under the same path', () => {
    site.update('data/routes.json', 'routes', (old) =>
      Array.isArray(old) ? [...old, { page: 'home', en: '/en', it: '/it' }] : old,
    )
    expect(found()).toEqual([
      { file: 'data/routes.json', field: 'routes', message: 'lists the page "home" twice. Take one away' },
      { file: 'data/routes.json', field: 'routes', message: 'gives the path "/en" to two pages. Change one' },
      { file: 'data/routes.json', field: 'routes', message: 'gives the path "/it" to two pages. Change one' },
    ])
  })

  test.each([
    [
      'routes[0].en',
      '/en/',
      'must be a path of small letters, digits and hyphens that starts with a slash and does not end with one',
    ],
    [
      'routes[1].en',
      'en/contact',
      'must be a path of small letters, digits and hyphens that starts with a slash and does not end with one',
    ],
  ])('whose path is written wrongly: %s %s', (field, value, message) => {
    site.set('data/routes.json', field, value)
    expect(found()).toContainEqual({ file: 'data/routes.json', field, message })
  })

  test('whose path says another language', () => {
    site.set('data/routes.json', 'routes[1].it', '/italy/contatti')
    expect(found()).toContainEqual({
      file: 'data/routes.json',
      field: 'routes[1]',
      message: 'the Italian path must start with /it',
    })
  })
})

describe('a redirect', () => {
  const redirects = 'data/redirects.json'

  test('from the path of a page, which it would hide', () => {
    site.set(redirects, 'redirects[1].from', ['/it/contact'])
    expect(found()).toEqual([
      { file: redirects, field: 'redirects[1].from', message: '"/it/contact" is a page\'s own path: take it away' },
    ])
  })

  test('to a page that the language has not', () => {
    site.set(redirects, 'redirects[1].language', 'en')
    expect(found()).toEqual([
      {
        file: redirects,
        field: 'redirects[1].page',
        message: 'leads to "fair", which has no en path in data/routes.json. Name another page',
      },
    ])
  })

  test('that stands twice', () => {
    site.set(redirects, 'redirects[1].from', ['/blog'])
    expect(found()).toEqual([
      { file: redirects, field: 'redirects[2].from', message: '"/blog" is redirected twice: take one away' },
    ])
  })
})

describe('the menu', () => {
  test('with a separator above a page that its group has not', () => {
    site.set('data/navigation.json', 'groups[1].separatorBefore', 'contact')
    expect(found()).toEqual([
      {
        file: 'data/navigation.json',
        field: 'groups[1].separatorBefore',
        message: expect.stringContaining('"contact"'),
      },
    ])
  })

  test('with a page that has no label in the dictionary', () => {
    site.set('locales/it/common.json', 'navigation.pages.fair', undefined)
    expect(found()).toContainEqual(
      expect.objectContaining({ file: 'locales/it/common.json', field: 'navigation.pages.fair' }),
    )
  })

  test('with a page below its groups that does not exist', () => {
    site.set('data/navigation.json', 'more', ['fair', 'nowhere'])
    expect(found()).toContainEqual({
      file: 'data/navigation.json',
      field: 'more[1]',
      message: 'names the page "nowhere", which has no path in data/routes.json. Name another, or give it one',
    })
  })
})
