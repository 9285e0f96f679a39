import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

/** Mistakes that people make when they edit the data, and the messages that explain them. */
const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root)
const home = 'data/pages/en/home.json'

describe('a section', () => {
  test('of an unknown type is named as such, with the types there are', () => {
    site.set(home, 'sections[1].type', 'carousel')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[1].type',
        message: expect.stringMatching(/^is unknown\. It must be one of: "callout", "closing", /),
      },
    ])
  })

  test('that is a second hero, or a page that does not begin with its hero', () => {
    site.update(home, 'sections', (old) => (Array.isArray(old) ? old.slice(1) : old))
    site.update('data/pages/it/fair.json', 'sections', (old) =>
      Array.isArray(old) ? [...old, { ...old[0], id: 'again' }] : old,
    )
    const message = 'must begin with a hero, and have only one'
    expect(found()).toEqual(
      expect.arrayContaining([
        { file: home, field: 'sections', message },
        { file: 'data/pages/it/fair.json', field: 'sections', message },
      ]),
    )
  })

  test('with the id of another', () => {
    site.set(home, 'sections[1].id', 'section-2')
    expect(found()).toContainEqual({
      file: home,
      field: 'sections',
      message: 'has two sections with the id "section-2". Give one another',
    })
  })

  test('with a picture that is not there, in its light and its dark form', () => {
    site.set(home, 'sections[0].image', { file: 'no-such-picture', alt: 'A picture' })
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].image.file',
        message: 'data/images/no-such-picture.png does not exist. Put the picture there',
      },
      {
        file: home,
        field: 'sections[0].image.file',
        message: 'data/images/no-such-picture-dark.png does not exist. Put the picture there',
      },
    ])
  })

  test('with a second form', () => {
    site.add('data/pages/it/fair.json', 'sections', { type: 'contact', heading: 'Scrivi', intro: 'A noi.' })
    expect(found()).toEqual([
      {
        file: 'data/pages/it/fair.json',
        field: expect.stringMatching(/^sections\[\d+\]$/),
        message: 'is a second form. A page has one at most: take it away',
      },
    ])
  })

  test('that the other language lacks', () => {
    site.update('data/pages/it/story.json', 'sections', (old) =>
      Array.isArray(old) ? old.filter((_section, index) => index !== 1) : old,
    )
    expect(found()).toEqual([
      {
        file: 'data/pages/it/story.json',
        field: 'sections[1]',
        message: expect.stringMatching(/^is \(.+\) here, but \(.+\) in data\/pages\/en\/story\.json: make both alike/),
      },
    ])
  })

  test('that has fewer entries in the other language', () => {
    site.update('data/pages/it/home.json', 'sections[2].items', (old) => (Array.isArray(old) ? [...old, old[0]] : old))
    expect(found()).toEqual([
      {
        file: 'data/pages/it/home.json',
        field: 'sections[2]',
        message: expect.stringMatching(
          /^is \(steps, items: 4\) here, but \(steps, items: 3\) in data\/pages\/en\/home\.json: make both alike/,
        ),
      },
    ])
  })

  test('may stand in one language only, if it says so', () => {
    site.add('data/pages/en/story.json', 'sections', {
      type: 'contact',
      id: 'contact',
      heading: 'Write',
      intro: 'To us',
      only: 'en',
    })
    expect(found()).toEqual([])
  })
})

describe('a link (R-ROUTE-7)', () => {
  test('to a page that does not exist', () => {
    site.set(home, 'sections[0].actions[0]', { label: 'Go', page: 'no-such-page' })
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].actions[0].page',
        message:
          'links to the page "no-such-page", which has no en path in data/routes.json. Name another page, or give it one',
      },
    ])
  })

  test('to a page that speaks only the other language', () => {
    site.set(home, 'sections[0].actions[0]', { label: 'Go', page: 'fair' })
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].actions[0].page',
        message:
          'links to the page "fair", which has no en path in data/routes.json. Name another page, or give it one',
      },
    ])
  })

  test('to a section that does not exist, here or on another page', () => {
    site.set(home, 'sections[0].actions', [
      { label: 'Here', anchor: 'section-99' },
      { label: 'There', page: 'contact', anchor: 'form' },
    ])
    // The Italian page gets one action, too, so that only the English one is wrong.
    site.set('data/pages/it/home.json', 'sections[0].actions', [
      { label: 'Qui', page: 'contact' },
      { label: 'Lì', page: 'contact' },
    ])
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].actions[0]',
        message: `links to "#section-99", which no section of ${home} has. Name the "id" of one`,
      },
      {
        file: home,
        field: 'sections[0].actions[1]',
        message: 'links to "#form", which no section of data/pages/en/contact.json has. Name the "id" of one',
      },
    ])
  })

  test('to nowhere', () => {
    site.set(home, 'sections[0].actions[0]', { label: 'Go' })
    expect(found()).toEqual([
      { file: home, field: 'sections[0].actions[0]', message: 'needs a `page`, an `anchor`, or both' },
    ])
  })
})

const placed = () => found().map(({ file, field, message }) => `${file} → ${field} ${message}`)

test('a page that leads on to fewer than two pages besides contact (R-PAGE-17)', () => {
  site.set('data/pages/en/story.json', 'sections[0].actions', [{ label: 'Home', page: 'home' }])
  site.set('data/pages/it/story.json', 'sections[0].actions', [{ label: 'Home', page: 'home' }])
  expect(placed()).toEqual(
    ['en', 'it'].map((language) =>
      expect.stringContaining(`data/pages/${language}/story.json → sections must lead on to two other pages`),
    ),
  )
})

test('an Italian page without counterpart that no other Italian page links to (R-PAGE-17)', () => {
  site.set('data/pages/it/home.json', 'sections[3].actions[1].page', 'story')
  expect(placed()).toEqual([expect.stringContaining('data/routes.json → routes lead from no Italian page to "fair"')])
})

test('keywords are for a page that stands in one language (R-PAGE-1)', () => {
  const keywords = ['limoni', 'agrumi', 'fiera']
  site.set('data/pages/it/fair.json', 'search.keywords', keywords)
  expect(found()).toEqual([])
  site.set('data/pages/it/story.json', 'search.keywords', keywords)
  expect(placed()).toEqual([expect.stringMatching(/story\.json → search\.keywords must be left out: only a page/)])
})

test('a hero with more figures than its terrain has spots', () => {
  site.set(home, 'sections[0].spots', ['crates', 'years'])
  site.set('data/pages/it/home.json', 'sections[0].spots', ['crates', 'years'])
  expect(placed()).toEqual(
    ['en', 'it'].map((language) =>
      expect.stringContaining(`data/pages/${language}/home.json → sections[0].spots shows 2 figures, but its terrain`),
    ),
  )
})
