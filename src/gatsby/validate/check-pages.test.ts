import { siteCopyForEachTest } from '../../../tests/jest/site-copy'

/** Mistakes that somebody who edits the data can make, and the words that meet them. */
const site = siteCopyForEachTest()
const found = () => site.mistakes()
const home = 'data/pages/en/home.json'

describe('a section', () => {
  test('of an unknown type is named as such, with the types there are', () => {
    site.set(home, 'sections[1].type', 'carousel')
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[1].type',
        message: expect.stringMatching(/^is unknown\. It must be one of: "hero", "situations", /),
      },
    ])
  })

  test('that is the second hero, or no hero at the top', () => {
    site.update(home, 'sections', (old) => (Array.isArray(old) ? old.slice(1) : old))
    site.update('data/pages/it/evento-farmasimplex.json', 'sections', (old) =>
      Array.isArray(old) ? [...old, { ...old[0], id: 'again' }] : old,
    )
    const message = 'must begin with a hero, and have only one'
    expect(found()).toEqual(
      expect.arrayContaining([
        { file: home, field: 'sections', message },
        { file: 'data/pages/it/evento-farmasimplex.json', field: 'sections', message },
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

  test('that the other language lacks', () => {
    site.update('data/pages/it/brand-manifesto.json', 'sections', (old) =>
      Array.isArray(old) ? old.filter((_section, index) => index !== 1) : old,
    )
    expect(found()).toEqual([
      {
        file: 'data/pages/it/brand-manifesto.json',
        field: 'sections',
        message: expect.stringMatching(
          /^section 1 is \(.+\) here, but \(.+\) in data\/pages\/en\/brand-manifesto\.json$/,
        ),
      },
    ])
  })

  test('that has fewer entries in the other language', () => {
    site.update('data/pages/it/home.json', 'sections[2].items', (old) => (Array.isArray(old) ? [...old, old[0]] : old))
    expect(found()).toEqual([
      {
        file: 'data/pages/it/home.json',
        field: 'sections',
        message: 'section 2 is (profile, items: 4) here, but (profile, items: 3) in data/pages/en/home.json',
      },
    ])
  })

  test('may stand in one language only, if it says so', () => {
    site.add('data/pages/en/brand-manifesto.json', 'sections', {
      type: 'contact',
      id: 'contact',
      heading: 'Write',
      intro: 'To us',
      only: 'en',
    })
    expect(found()).toEqual([])
  })
})

/** R-ROUTE-7 */
describe('a link', () => {
  test('to a page that there is not', () => {
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
    site.set(home, 'sections[0].actions[0]', { label: 'Go', page: 'prestashop-catania' })
    expect(found()).toEqual([
      {
        file: home,
        field: 'sections[0].actions[0].page',
        message: 'links to the page "prestashop-catania", which has no en route',
      },
    ])
  })

  test('to a section that there is not, here or on another page', () => {
    site.set(home, 'sections[0].actions', [
      { label: 'Here', anchor: 'section-99' },
      { label: 'There', page: 'contact', anchor: 'form' },
    ])
    // Italian has one action as well.
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
