import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const pageIn = (language: string, id: string) => `data/pages/${language}/${id}.json`
const home = pageIn('en', 'home')
const fair = pageIn('it', 'fair')

/** Both languages have the same sections. */
const inBoth = (id: string, field: string, value: unknown) => {
  for (const language of ['en', 'it']) site.set(pageIn(language, id), field, value)
}
const linksOfHome = (...links: object[]) => {
  site.set(home, 'sections[0].actions', links)
  site.set(
    pageIn('it', 'home'),
    'sections[0].actions',
    links.map(() => ({ label: 'Qui', page: 'contact' })),
  )
}
const makeAlike = 'make both alike, or say "only" where one language alone has the section'
const contact = { type: 'contact', id: 'contact', heading: 'Write', intro: 'To us' }

test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  [
    'a page does not begin with its hero',
    () => site.drop(fair, 'sections', 'type', 'hero'),
    `${fair} → sections must begin with a hero, and have only one`,
  ],
  [
    'a page has a second hero',
    () => site.add(fair, 'sections', { ...JSON.parse(site.read(fair)).sections[0], id: 'again' }),
    `${fair} → sections must begin with a hero, and have only one`,
  ],
  [
    'a section has the id of another',
    () => site.set(home, 'sections[1].id', 'section-2'),
    `${home} → sections has two sections with the id "section-2". Give one another`,
  ],
  [
    'a picture is not there, in its light and its dark form',
    () => site.set(home, 'sections[0].image', { file: 'no-such-picture', alt: 'A picture' }),
    `${home} → sections[0].image.file data/images/no-such-picture.png does not exist. Put the picture there`,
    `${home} → sections[0].image.file data/images/no-such-picture-dark.png does not exist. Put the picture there`,
  ],
  [
    'a section is only for another language',
    () => site.set(fair, 'sections[1].only', 'en'),
    `${fair} → sections[1].only is "en", and the page is "it". Take the section away, or its "only"`,
  ],
  [
    'a page has a second form',
    () => site.add(fair, 'sections', contact),
    `${fair} → sections[2] is a second form. A page has one at most: take it away`,
  ],
  [
    'the other language lacks a section',
    () => site.drop(pageIn('it', 'story'), 'sections', 'type', 'statement'),
    `${pageIn('it', 'story')} → sections[1] is (closing, actions: 1) here, but (statement, paragraphs: 1) in data/pages/en/story.json: ${makeAlike}`,
  ],
  [
    'a section has fewer entries in the other language',
    () => site.add(pageIn('it', 'story'), 'sections[2].actions', { label: 'Ancora', page: 'grove' }),
    `${pageIn('it', 'story')} → sections[2] is (closing, actions: 2) here, but (closing, actions: 1) in data/pages/en/story.json: ${makeAlike}`,
  ],
  [
    'a section has fewer entries in the other language, below one that stands in one language only',
    () => {
      const story = pageIn('it', 'story')
      const { sections } = JSON.parse(site.read(story))
      sections[2].actions.push({ label: 'Ancora', page: 'grove' })
      site.set(story, 'sections', [sections[0], { ...sections[1], id: 'own', only: 'it' }, ...sections.slice(1)])
    },
    `${pageIn('it', 'story')} → sections[3] is (closing, actions: 2) here, but (closing, actions: 1) in data/pages/en/story.json: ${makeAlike}`,
  ],
  [
    'a page links to one that does not exist, or speaks only the other language (R-ROUTE-7)',
    () => linksOfHome({ label: 'Go', page: 'no-such-page' }, { label: 'Go', page: 'fair' }),
    `${home} → sections[0].actions[0].page links to the page "no-such-page", which has no en path in data/routes.json. Name another page, or give it one`,
    `${home} → sections[0].actions[1].page links to the page "fair", which has no en path in data/routes.json. Name another page, or give it one`,
  ],
  [
    'a page links to a section that does not exist, here or on another page (R-ROUTE-7)',
    () => linksOfHome({ label: 'Here', anchor: 'section-99' }, { label: 'There', page: 'contact', anchor: 'form' }),
    `${home} → sections[0].actions[0] links to "#section-99", which no section of ${home} has. Name the "id" of one`,
    `${home} → sections[0].actions[1] links to "#form", which no section of data/pages/en/contact.json has. Name the "id" of one`,
  ],
  [
    'a page links to nowhere (R-ROUTE-7)',
    () => linksOfHome({ label: 'Go' }),
    `${home} → sections[0].actions[0] needs a \`page\`, an \`anchor\`, or both`,
  ],
  [
    'a hero has more figures than its terrain has spots',
    () => inBoth('home', 'sections[0].spots', ['crates', 'years']),
    ...['en', 'it'].map(
      (language) =>
        `${pageIn(language, 'home')} → sections[0].spots shows 2 figures, but its terrain in data/terrains.json has 1 spots for them. Add spots there, or take figures away`,
    ),
  ],
])('it is a mistake if %s', (_what, edit, ...mistakes) => {
  edit()
  expect(site.mistakes()).toEqual(mistakes)
})

test('a section may stand in one language only, if it says so', () => {
  site.add(pageIn('en', 'story'), 'sections', { ...contact, only: 'en' })
  expect(site.mistakes()).toEqual([])
})
