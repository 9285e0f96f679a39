import { timelineScale } from './timeline'

test('the distance of two places is that of their years', () => {
  expect(timelineScale([{ year: 2011 }, { year: 2016 }, { year: null }], 2026)).toEqual([0, 250, 750])
})
