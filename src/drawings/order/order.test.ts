import { expectLegible, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawOrder } from './draw'
import { orderFields } from './fields'
import { shownOrder } from './shown'

const stop = (name: string, time: string, more: object = {}) => ({
  sign: 'basket',
  name,
  time,
  day: 'Tuesday',
  sees: [{ system: 'Shop', text: '{total}, {left} left' }],
  ...more,
})
const data = {
  type: 'order',
  heading: 'One order',
  intro: 'An example.',
  amounts: { goods: 12.5, shipping: 4, stock: 9, pieces: 2 },
  systems: ['Shop', 'Bank'],
  stops: [
    stop('Basket', '09:00'),
    stop('Gestionale', '09:10', { break: { name: 'Venduto due volte', text: 'Lo sa un’ora dopo.' } }),
    stop('Etichetta', '10:00'),
    stop('Door', '08:00', { day: 'Wednesday' }),
  ],
  note: 'A break.',
}
const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) => drawOrder(shownOrder(orderFields.parse(changed(fields)), 'en')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn(changed(fields))

test('the total and what is left in stock are calculated', () => {
  expect(resolved([data])).toMatchObject([{ stops: [{ sees: [{ text: '€16.50, 7 left' }] }, {}, {}, {}] }])
})

test('an order of more than there is, time that runs back and unknown systems stop the build', () => {
  const { amounts, stops } = data
  expect(mistakes({})).toEqual([])
  expect(mistakes({ amounts: { ...amounts, pieces: 10 } })).toEqual(['amounts.pieces is 10, and only 9 are in stock'])
  expect(mistakes({ stops: stops.map((one) => ({ ...one, day: 'Tuesday' })) })).toEqual([
    'stops[3].time is 08:00, before 10:00 of the stop before it',
  ])
  expect(mistakes({ systems: ['Bank', 'Courier'] })).toContain(
    'stops[0].sees[0].system is "Shop", which is none of Bank, Courier',
  )
})

test('a break interrupts the road, and one stop more moves it', () => {
  const [whole] = drawn({
    stops: data.stops.map(({ name, time, day, sees, sign }) => ({ name, time, day, sees, sign })),
  })
  const [broken] = asGiven()
  expect(whole?.subject).not.toContain('--lava')
  expect(broken?.subject).toContain('--lava')
  const [longer] = drawn({ stops: [...data.stops, stop('Late', '09:00', { day: 'Thursday' })] })
  expect(longer?.subject).not.toBe(broken?.subject)
})

test('labels overlap neither one another nor leave the map', () => {
  for (const frame of asGiven()) expectLegible(frame)
})
