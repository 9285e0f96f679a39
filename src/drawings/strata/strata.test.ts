import { expectLegible, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawStrata } from './draw'
import { shownStrata, strataFields } from './fields'

const named = { name: 'A name', text: 'a few words' }
const data = {
  type: 'strata',
  heading: 'Where it goes',
  intro: 'An example.',
  goods: 'jar',
  price: 20,
  discount: 0.2,
  layers: [
    { ...named, name: 'Pacco', amount: 4.5, rock: 'bricks' },
    { ...named, name: 'Resi', amount: 0.5, rock: 'dashes' },
    { ...named, name: 'Acquisto', amount: 10, rock: 'crosses' },
  ],
  margin: { ...named, name: 'Margine' },
  full: 'list price',
  reduced: 'in the sale, {discount}',
  zero: 'Zero: below it, a loss.',
  conclusion: { name: '{discount} and {fall}', text: 'Of {margin}, {rest} is left.' },
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) => drawStrata(shownStrata(strataFields.parse(changed(fields)), 'en')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn(changed(fields))

test('the margin, what a discount leaves of it and its fall are calculated', () => {
  expect(resolved([data])).toMatchObject([
    {
      priceText: '€20.00',
      reducedText: '€16.00',
      margin: { amountText: '€5.00' },
      conclusion: { name: '−20% and −80%', text: 'Of €5.00, €1.00 is left.' },
    },
  ])
})

test('layers that eat the price, and a discount that eats the margin, stop the build', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ price: 15 })).toEqual(['layers come to €15.00 of a price of €15.00: no margin is left'])
  expect(mistakes({ discount: 0.25 })).toEqual([
    'discount takes €5.00, and the margin is €5.00: the drawing ends at zero',
  ])
})

test('a layer is as thick as its amount: a changed amount moves what lies below it', () => {
  const seamOf = (subject = '') => Number(/translate\(0 ([\d.]+)\)" fill="var\(--lemon\)"/.exec(subject)?.[1])
  const before = seamOf(asGiven()[0]?.subject)
  const layers = [{ ...data.layers[0], amount: 5.5 }, ...data.layers.slice(1)]
  const after = seamOf(drawn({ layers })[0]?.subject)
  expect(after - before).toBeCloseTo(560 / 20, 0)
})

test('labels overlap neither one another nor leave the drawing', () => {
  for (const frame of asGiven()) expectLegible(frame)
})
