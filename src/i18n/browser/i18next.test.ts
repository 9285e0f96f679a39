import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { z } from 'zod'

import { readJson, root } from '../../../tests/jest/project'
import { languages } from '../languages'
import browserI18next from './i18next'

type Texts = { [key: string]: string | Texts }
const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])))

const keysOf = (tree: Texts, prefix: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

describe.each(languages)('what the browser says is what i18next says (%s)', (language) => {
  const names = readdirSync(join(root, 'locales', language)).map((file) => file.replace('.json', ''))
  const namespaces = Object.fromEntries(
    names.map((name) => [name, texts.parse(readJson(`locales/${language}/${name}.json`))]),
  )
  const options = {
    lng: language,
    resources: { [language]: namespaces },
    defaultNS: 'forms',
    fallbackNS: ['common'],
    interpolation: { escapeValue: false },
  }
  const server = i18next.createInstance()
  void server.init({ ...options, initImmediate: false })
  const browser = browserI18next.createInstance()
  browser.init(options)
  const values = { name: 'Invented <Ltd>', email: 'a@b.example', phone: '+39 1', year: 2030, title: 'T & T' }

  const keys = Object.entries(namespaces).flatMap(([name, tree]) => keysOf(tree, `${name}:`))
  test.each(keys)('%s', (key) => {
    expect(browser.t(key, values)).toBe(server.t(key, values))
  })

  test.each(['menu.open', 'labels.email', 'no.such.key', 'forms:no.such.key', 'menu'])(
    'without its namespace, or missing: %s',
    (key) => {
      // An inner key is a missing one; i18next says so in a sentence for developers.
      const expected = key === 'menu' ? 'menu' : server.t(key)
      expect(browser.t(key)).toBe(expected)
    },
  )
})
