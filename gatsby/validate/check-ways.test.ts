import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const found = () => mistakesBelow(site.root).map(({ file, field, message }) => `${file} → ${field} ${message}`)

test('a page that leads on to fewer than two pages besides contact (R-PAGE-17)', () => {
  site.set('data/pages/en/story.json', 'sections[0].actions', [{ label: 'Home', page: 'home' }])
  site.set('data/pages/it/story.json', 'sections[0].actions', [{ label: 'Home', page: 'home' }])
  expect(found()).toEqual(
    ['en', 'it'].map((language) =>
      expect.stringContaining(`data/pages/${language}/story.json → sections must lead on to two other pages`),
    ),
  )
})

test('an Italian page without counterpart that no other Italian page links to (R-PAGE-17)', () => {
  site.set('data/pages/it/home.json', 'sections[3].actions[1].page', 'story')
  expect(found()).toEqual([expect.stringContaining('data/routes.json → routes lead from no Italian page to "fair"')])
})
