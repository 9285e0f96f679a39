import sharp from 'sharp'

import { interests } from '../../src/contract/form-definition'
import { languages } from '../../src/i18n/languages'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { readData } from './read-data'
import { listWarnings, warningsIn } from './warnings'

const site = inventedSiteForEachTest()

/** The warnings of the site, as the terminal shows them. */
function warnings(): string | undefined {
  const { data } = readData(site.root)
  return data && listWarnings(warningsIn(data), site.root)
}

test('given data that pages use, there is no warning', () => {
  expect(warnings()).toBe('')
})

test('given a picture of a page, and one of a page that went, the latter is named in its light and its dark form', async () => {
  const create = { width: 1600, height: 100, channels: 3, background: 'white' } as const
  const png = await sharp({ create }).png().toBuffer()
  for (const name of ['grove', 'grove-dark', 'former', 'former-dark']) site.write(`data/images/${name}.png`, png)
  site.set('data/pages/en/home.json', 'sections[0].image', { file: 'grove', alt: 'A grove' })
  expect(site.mistakes()).toEqual([])
  expect(warnings()?.match(/data\/images\/\S+/g)).toEqual(['data/images/former-dark.png', 'data/images/former.png'])
})

test('given a heading that fills a phone, its letters are counted', () => {
  site.set('data/pages/en/home.json', 'sections[0].heading', 'Lemons '.repeat(12).trim())
  expect(warnings()).toMatch(/home\.json:\d+:\d+ → sections\[0\]\.heading\s+has 83 letters.+ Shorten it to 70/)
})

test('given years that leave no room for their words, they are named: those up to today draw together by themselves', () => {
  const items = [1990, 2001, 2020].map((year) => ({ year, title: 'A', text: 'B' }))
  site.add('data/pages/it/fair.json', 'sections', { type: 'timeline', heading: 'Gli anni', items })
  expect(warnings()).toBe('')
  site.set('data/pages/it/fair.json', 'sections[2].items[1].year', 1991)
  expect(site.mistakes()).toEqual([])
  expect(warnings()).toMatch(/fair\.json:\d+:\d+ → sections\[2\]\.items\s+has 1990 and 1991 too close together/)
})

test('given letters of a further language, the fonts are what lacks them', () => {
  site.set('data/pages/en/home.json', 'sections[0].heading', 'Þorp í þoku, Łowicz')
  expect(warnings()).toMatch(/src\/data-model\/letters\.ts\s+lacks .*þ.*: .+ run npm run generate/)
})

test('given pages and sections that went, what they leave over is named with its file', () => {
  for (const language of languages) site.drop(`data/pages/${language}/home.json`, 'sections', 'type', 'figures')
  for (const language of ['en', 'it']) site.drop(`data/pages/${language}/grove.json`, 'sections', 'type', 'drawing')
  for (const language of languages)
    site.set(`locales/${language}/forms.json`, 'options', { interest: { [interests.shared[0] ?? '']: 'X' } })
  site.remove('data/pages/it/fair.json')
  site.drop('data/routes.json', 'routes', 'page', 'fair')
  site.drop('data/redirects.json', 'redirects', 'page', 'fair')
  site.set('data/navigation.json', 'more', [])
  site.set('data/pages/it/home.json', 'sections[2].actions[1].page', 'story')
  site.write('data/terrain/former.svg', '<svg/>')
  expect(site.mistakes()).toEqual([])
  const warned = warnings()
  for (const where of [
    /data\/figures\.json\s+has the figure "years", which no page shows/,
    /locales\/it\/common\.json:\d+:\d+ → navigation\.pages\.fair\s+is a label of the menu/,
    /locales\/en\/forms\.json:\d+:\d+ → options\.interest\.\S+\s+is an interest that no page names/,
    /data\/terrains\.json:\d+:\d+ → terrains\[4\]\s+belongs to no page: "fair"/,
    /data\/terrain\/former\.svg\s+belongs to no terrain/,
    /data\/drawings\/tree\/drawing\.json\s+belongs to a drawing that no page shows/,
  ])
    expect(warned).toMatch(where)
})
