import { siteCopyForEachTest } from '../../tests/jest/site-copy'

const site = siteCopyForEachTest()
const home = 'data/pages/it/home.json'

test.each([
  [home, 'sections[0].heading', 'Un nego\u200bzio', 'U+200B'],
  [home, 'sections[0].lede', 'Un neg\u043ezio', '“\u043e” (U+043E)'],
  ['data/figures.json', 'figures[0].note.it', 'Perche\u0301 si', 'U+0065'],
  ['data/site.json', 'social.url', 'https://example.com/agency\u200b', 'U+200B'],
  ['locales/it/common.json', 'logo', '{{name}}, l’ini\u00adzio', 'U+00AD'],
])(
  'the build, the editor and npm run validate refuse a pasted letter in %s: %s (R-EDIT-3)',
  (file, field, text, name) => {
    site.set(file, field, text)
    expect(site.mistakes()).toContainEqual({ file, field, message: expect.stringContaining(name) })
  },
)
