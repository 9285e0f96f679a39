import { root } from '../../tests/jest/project'
import { siteCopyForEachTest } from '../../tests/jest/site-copy'
import { validateData } from './validate-data'

const site = siteCopyForEachTest()

test('the data of the site has no mistake, and neither has the copy in which other tests make mistakes', () => {
  expect(validateData(root)).toEqual([])
  expect(validateData(site.root)).toEqual([])
})
