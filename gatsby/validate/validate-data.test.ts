import { inData } from '../../tests/jest/project'
import { validateData } from './validate-data'

test('the data of the site has no mistake', () => {
  expect(validateData(inData())).toEqual([])
})
