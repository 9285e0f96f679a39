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
      message: 'has two sections with the id "section-2"',
    })
  })

  test('with a picture that is not there, in its light and its dark form', () => {
    site.set(home, 'sections[0].image', { file: 'no-such-picture', alt: 'A picture' })
    expect(found()).toEqual([
      { file: home, field: 'sections[0].image.file', message: 'data/images/no-such-picture.png does not exist' },
      { file: home, field: 'sections[0].image.file', message: 'data/images/no-such-picture-dark.png does not exist' },
    ])
  })

  test('with a second form', () => {
    site.add('data/pages/it/fair.json', 'sections', { type: 'contact', heading: 'Scrivi', intro: 'A noi.' })
    expect(found()).toEqual([
      {
        file: 'data/pages/it/fair.json',
        field: expect.stringMatching(/^sections\[\d+\]$/),
        message: 'is a second form. A page has one at most',
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
        message: 'links to the page "no-such-page", which has no en route',
      },
    ])
  })

  test('to a page that speaks only the other language', () => {
    site.set(home, 'sections[0].actions[0]', { label: 'Go', page: 'fair' })
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].actions[0].page',
        message: 'links to the page "fair", which has no en route',
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
        message: `links to "#section-99", which no section of ${home} has`,
      },
      {
        file: home,
        field: 'sections[0].actions[1]',
        message: 'links to "#form", which no section of data/pages/en/contact.json has',
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
