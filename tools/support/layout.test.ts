import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { copyOfSite } from '../../tests/jest/site-copy'
import { wrongLayouts } from './layout'
import { root } from './project'

test('given a file that is sound and laid out in another way, it is named', () => {
  const copy = copyOfSite()
  const { formatter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  copy.write('biome.json', JSON.stringify({ formatter }))
  const before = wrongLayouts(copy.root)
  copy.write('data/routes.json', JSON.stringify(JSON.parse(copy.read('data/routes.json'))))
  expect(wrongLayouts(copy.root).filter((file) => !before.includes(file))).toEqual(['data/routes.json'])
  copy.remove('.')
})
