import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'
import { readData } from './read-data'
import { listWarnings, warningsIn } from './warnings'

const site = inventedSiteForEachTest()

/** The warnings of the site, as the terminal shows them. */
function warned(): string | undefined {
  const { data } = readData(site.root)
  return data && listWarnings(warningsIn(data), site.root)
}

test('given data that pages use, there is no warning', () => {
  expect(warned()).toBe('')
})

test('given a page and a section that went, what they leave over is named with its file', () => {
  for (const file of ['en/home.json', 'it/home.json'])
    site.update(`data/pages/${file}`, 'sections', (old) =>
      Array.isArray(old) ? old.filter(({ type }) => type !== 'figures') : old,
    )
  for (const language of ['en', 'it']) {
    site.update(`data/pages/${language}/grove.json`, 'sections', (old) =>
      Array.isArray(old) ? old.filter(({ type }) => type !== 'drawing') : old,
    )
    site.remove('data/pages/it/fair.json')
  }
  site.update('data/routes.json', 'routes', (old) =>
    Array.isArray(old) ? old.filter(({ page }) => page !== 'fair') : old,
  )
  site.set('data/navigation.json', 'more', [])
  site.set('data/redirects.json', 'redirects', [{ page: 'home', language: 'en', from: ['/'] }])
  site.set('data/pages/it/home.json', 'sections[2].actions[1].page', 'story')
  for (const language of ['en', 'it'])
    site.set(`locales/${language}/forms.json`, 'options', { interest: { 'training-support': 'X' } })
  expect(mistakesBelow(site.root)).toEqual([])
  const text = warned()
  for (const place of [
    /data\/figures\.json\s+has the figure "years", which no page shows/,
    /locales\/it\/common\.json:\d+:\d+ → navigation\.pages\.fair\s+is the label of what/,
    /locales\/en\/forms\.json:\d+:\d+ → options\.interest\.training-support\s+is an interest that no page names/,
    /data\/terrains\.json:\d+:\d+ → terrains\[4\]\s+is of no page: "fair"/,
    /data\/drawings\/tree\/drawing\.json\s+is of a drawing that no page shows/,
  ])
    expect(text).toMatch(place)
})

test('given files that nothing names any more, they are named', () => {
  site.write('data/terrain/former.svg', '<svg/>')
  const { terrains } = JSON.parse(site.read('data/terrains.json'))
  expect(terrains.map(({ page }: { page: string }) => page)).not.toContain('former')
  expect(warned()).toMatch(/data\/terrain\/former\.svg\s+is of no terrain/)
})
