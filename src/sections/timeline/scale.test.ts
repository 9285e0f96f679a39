import { timelineScale } from './scale'

test('the distance of two places is that of their years', () => {
  const { starts } = timelineScale([{ year: 2011 }, { year: 2016 }, { year: null }], 2026)
  expect(starts).toEqual([0, 0.25, 0.75])
})

test('every year in between has a place', () => {
  expect(timelineScale([{ year: 2020 }, { year: 2023 }], 2026).years).toEqual([0, 0.25, 0.5, 0.75])
})
