import { root } from '../../tests/jest/project'
import { readData } from '../validate/read-data'
import { siteCode, usedKeys } from './unused-texts'

const code = [
  "t('menu.open'); t('forms:submit')",
  `t(\`navigation.pages.\${page.pageId}\`); label={\`\${t(\`footer.\${site}\`)} (x)\`}`,
].join('\n')

test.each([
  ['menu.open', true],
  ['forms:submit', true],
  ['navigation.pages.home', true],
  ['footer.events', true],
  ['menu.close', false],
  ['submit', false],
  ['navigation.groups.about', false],
])('code asks for %s: %s', (key, expected) => {
  expect(usedKeys(code)(key)).toBe(expected)
})

test('the site has no interface string that no code asks for', () => {
  const isUsed = usedKeys(siteCode(root))
  const unused = readData(root).data?.locales.flatMap(({ namespace, texts }) =>
    [...texts.keys()]
      .map((key) => (namespace === 'common' ? key : `${namespace}:${key}`))
      .filter((key) => !isUsed(key)),
  )
  expect(unused).toEqual([])
})
