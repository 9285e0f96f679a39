import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()

/** As much of a PNG as validation reads. */
const png = '\x89PNG\r\n\x1a\nIEND\xaeB`\x82'
const noPng = 'is no whole PNG file. Save it as PNG, and put it there again'

test.each([
  ['an empty file', ''],
  ['another format', '<svg></svg>'],
  ['half a picture', png.slice(0, -6)],
])('a picture that is %s is named with what to do (R-SITE-6)', (_what, content) => {
  site.write('data/images/etna.png', Buffer.from(content, 'latin1'))
  site.write('data/images/etna-dark.png', Buffer.from(png, 'latin1'))
  site.set('data/pages/en/home.json', 'sections[0].image', { file: 'etna', alt: 'Etna' })
  expect(site.mistakes()).toEqual([`data/pages/en/home.json → sections[0].image.file data/images/etna.png ${noPng}`])
})

test('a terrain without its art, or with other art', () => {
  site.remove('data/terrain/contact.svg')
  site.write('data/terrain/home.svg', '<svg></svg>')
  expect(site.mistakes()).toEqual([
    'data/terrains.json → terrains[0] data/terrain/home.svg has no <symbol id="terrain">. Put the picture there again',
    'data/terrains.json → terrains[1] data/terrain/contact.svg does not exist. Put the picture there',
  ])
})
