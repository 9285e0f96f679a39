import { mistakesIn } from '../../../tests/jest/references'

const check = (years: (number | null)[]) =>
  mistakesIn({ type: 'timeline', heading: 'Our years', items: years.map((year) => ({ year, title: 'A', text: 'B' })) })

test('years in the wrong order are a mistake, and those close together are none: time alone moves them', () => {
  expect(check([2000, 2005, 2010])).toEqual([])
  expect(check([2005, 2000])).toEqual([expect.stringContaining('must follow each other')])
  expect(check([2000, 2001, 2020])).toEqual([])
})
