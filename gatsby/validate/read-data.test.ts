import { symlinkSync } from 'node:fs'

import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

/** What is wrong in every file alike stands in mistakes.test.ts. */
const site = inventedSiteForEachTest()
const home = 'data/pages/en/home.json'
const file = 'data/site.json'
const isNoPage = 'must be a full address that starts with https://: of a page'

test.each<[what: string, edit: () => void, ...mistakes: string[]]>([
  [
    'a figure has a number in quotes',
    () => site.set('data/figures.json', 'figures[0].value', '150'),
    'data/figures.json → figures[0].value must be a number without quotes',
  ],
  [
    'a figure has a word in place of true or false',
    () => site.set('data/figures.json', 'figures[0].plus', 'yes'),
    'data/figures.json → figures[0].plus must be true or false',
  ],
  ['a file is a list', () => site.write(home, '[]'), `${home} →  must be a group in { }`],
  [
    'a section is of an unknown kind',
    () => site.set(home, 'sections[1].type', 'carousel'),
    `${home} → sections[1].type is unknown. It must be one of: "callout", "closing"`,
  ],
  [
    'a word is not in its list',
    () => site.set(home, 'sections[0].variant', 'huge'),
    `${home} → sections[0].variant must be one of: "home", "page"`,
  ],
  [
    'a list is too long or too short',
    () => {
      site.set(home, 'sections[0].spots', ['crates', 'crates', 'crates', 'crates'])
      site.set('data/pages/it/home.json', 'sections', [])
    },
    `${home} → sections[0].spots must have at most 3 entries`,
    'data/pages/it/home.json → sections must have at least 1 entry',
  ],
  [
    'an id has capitals',
    () => site.set(home, 'sections[1].id', 'My Section'),
    `${home} → sections[1].id must be lower-case words joined by hyphens`,
  ],
  [
    'an address is none',
    () => {
      site.set(file, 'events', 'events.example.com')
      site.set(file, 'social.url', 'http://example.com/agency')
      site.set(file, 'email', 'ciao')
    },
    `${file} → email must be an e-mail address`,
    `${file} → social.url must be a full address that starts with https://`,
    `${file} → events must be a full address that starts with https://`,
  ],
  [
    'no browser would show a policy (R-POLICY-1)',
    () => {
      site.set(file, 'policies.privacy.en', 'policies.example.com/privacy')
      site.set(file, 'policies.privacy.it', 'http://policies.example.com/privacy')
      site.set(file, 'policies.cookie.en', 'https://policies.example.com/cookies.docx?v=2')
      site.set(file, 'policies.cookie.it', 'https://policies.example.com/cookie.pdf')
    },
    ...['privacy.en', 'privacy.it', 'cookie.en'].map((own) => `${file} → policies.${own} ${isNoPage}`),
  ],
])('it is a mistake if %s (R-SITE-6)', (_what, edit, ...mistakes) => {
  edit()
  expect(site.mistakes()).toEqual(mistakes.map((mistake) => expect.stringContaining(mistake)))
})

test('a file that cannot be read hides no mistake of another file (R-SITE-6)', () => {
  site.write(home, '{')
  site.set('data/pages/it/home.json', 'search.title', '')
  expect(site.mistakes()).toEqual([
    expect.stringContaining(home),
    'data/pages/it/home.json → search.title must not be empty',
  ])
})

test('files that a system or an editor of texts leaves beside the data are no data', () => {
  for (const file of [
    ...['data/drawings/.DS_Store', 'data/images/Thumbs.db', 'data/images/etna.png~', 'data/terrain/._home.svg'],
    ...['locales/en/._forms.json', 'data/pages/en/home.json~'],
  ])
    site.write(file, 'no data')
  symlinkSync('somebody@host.1', `${site.root}/data/pages/en/.#home.json`)
  expect(site.mistakes()).toEqual([])
})
