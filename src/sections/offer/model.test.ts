import { mistakesIn } from '../../../tests/jest/references'

const offer = (...actions: string[]) => ({
  type: 'offer',
  heading: 'To read',
  text: 'Two documents.',
  actions: actions.map((action) => ({ action, link: { label: 'Read', anchor: 'contact' }, meanwhile: 'Ask for it.' })),
})

test('two buttons of an offer lead to two targets (R-PAGE-13)', () => {
  expect(mistakesIn(offer('brochure', 'courseCatalogue'))).toEqual([])
  expect(mistakesIn(offer('brochure', 'brochure'))).toEqual([
    'actions[1].action leads to "brochure", as the first button does',
  ])
})
