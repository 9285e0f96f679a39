import { root } from '../../../tests/jest/project'
import { siteCopyForEachTest } from '../../../tests/jest/site-copy'
import { validateData } from './validate-data'

const site = siteCopyForEachTest()

test('the data of the site is sound, and so is its copy that the other tests make mistakes in', () => {
  expect(validateData(root)).toEqual([])
  expect(validateData(site.root)).toEqual([])
})
