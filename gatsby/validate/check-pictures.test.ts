import sharp from 'sharp'

import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

const site = inventedSiteForEachTest()
const write = (name: string, content: Uint8Array | string) => site.write(`data/images/${name}`, content)

/** A PNG; noise makes it heavy. */
const png = (width: number, isHeavy = false) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const size = { width, height: Math.ceil(width / 2), channels: 3, background: '#fff' } as const
  const create = { ...size, ...(isHeavy && { noise }) }
  return sharp({ create }).png().toBuffer()
}

test.each<[string, string, () => Promise<Uint8Array | string> | string, string]>([
  ['a pointer', 'etna.png', () => 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n', 'Run git lfs pull'],
  ['an empty file', 'etna.png', () => '', 'is empty. Put the picture there again'],
  ['another format', 'etna.png', () => '<svg></svg>', 'is no PNG file. Save it as PNG'],
  ['half a picture', 'etna.png', async () => (await png(1600)).subarray(0, 2000), 'breaks off. Put it there again'],
  ['a small one', 'etna-dark.png', () => png(800), 'is 800 px wide. Put one there of 1600 px or more'],
  ['a heavy one', 'etna.png', () => png(1600, true), 'kB. Save it with fewer colors: 700 kB at most'],
  ['capitals', 'Etna Sera.PNG', () => png(1600), 'Use small letters, digits and hyphens, and end it with .png'],
])('a picture: %s is named with its file and what to do', async (_what, name, content, says) => {
  write(name, await content())
  expect(site.mistakes()).toEqual([
    expect.stringMatching(new RegExp(`^data/images/${name} → .*${says.replaceAll('.', '\\.')}`)),
  ])
})

test('a terrain without its art, or with other art', () => {
  site.remove('data/terrain/contact.svg')
  site.write('data/terrain/home.svg', '<svg></svg>')
  expect(site.mistakes()).toEqual([
    'data/terrains.json → terrains[0] data/terrain/home.svg has no <symbol id="terrain">. Put the picture there again',
    'data/terrains.json → terrains[1] data/terrain/contact.svg does not exist. Put the picture there',
  ])
})
