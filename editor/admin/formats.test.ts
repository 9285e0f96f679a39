import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../tests/jest/project'
import { collectionsOf } from '../config'
import { readSource } from '../source'
import { dataFormat, textsFormat } from './formats'

const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** The same content in another order, as the CMS hands it in. */
const shuffled = (data: object): object =>
  Object.fromEntries(
    Object.entries(data)
      .reverse()
      .map(([key, value]) => [key, typeof value === 'object' && !Array.isArray(value) ? shuffled(value ?? {}) : value]),
  )

test.each(['data/pages/it/home.json', 'data/figures.json'])(
  '%s comes back as it was, whatever its order (R-EDIT-2)',
  (file) => {
    const format = dataFormat('en')
    expect(format.toFile(shuffled(format.fromFile(text(file))))).toBe(text(file))
  },
)

test.each(['common', 'forms', 'not-found'])(
  'so do the interface texts of %s, without the mark of their namespace (R-EDIT-2)',
  (name) => {
    const source = readSource(root)
    const format = textsFormat(collectionsOf(source, 'en'))
    const data = format.fromFile(text(`locales/it/${name}.json`))
    expect(data).toHaveProperty('$namespace', name)
    expect(format.toFile(shuffled(data))).toBe(text(`locales/it/${name}.json`))
  },
)

test('a file that its model refuses is not written, wherever it would go to (R-EDIT-3)', () => {
  const page = { $schema: '../../schemas/page.schema.json', search: { title: 'a' }, sections: [] }
  expect(() => dataFormat('en').toFile(page)).toThrow(
    'Nothing was saved. · Page “a”, For search engines → Description: is missing',
  )
  expect(() => dataFormat('it').toFile(page)).toThrow(
    'Non è stato salvato niente. · Pagina «a», Per i motori di ricerca → Descrizione: manca',
  )
})
