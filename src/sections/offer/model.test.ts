import { mistakesIn } from '../../../tests/jest/references'

const offer = (...actions: string[]) => ({
  type: 'offer',
  heading: 'To read',
  text: 'Two documents.',
  actions: actions.map((action) => ({ action, label: 'Download' })),
})

test('two buttons of an offer lead to two targets (R-PAGE-13)', () => {
  expect(mistakesIn(offer('brochure', 'courseCatalogue'))).toEqual([])
  expect(mistakesIn(offer('brochure', 'brochure'))).toEqual([
    'actions[1].action leads to "brochure", as the first button does',
  ])
})
