import { expectLegible } from '../../../tests/jest/drawings'
import { invented, mistakesIn, resolved } from '../../../tests/jest/references'
import { drawTimes } from './draw'
import { timesFields } from './fields'
import { shownTimes } from './shown'

const duration = (id: string, value: number, unit: string) => invented({ id, format: 'duration', value, unit })
const figures = (quote: number, form = 1) =>
  new Map(
    [
      duration('form', form, 'hour'),
      duration('email', 3, 'hour'),
      duration('call', 30, 'minute'),
      duration('quote', quote, 'hour'),
    ].map((figure) => [figure.id, figure]),
  )
const answer = (figure: string, text: string) => ({ figure, words: `{{${figure}}}`, text })
const data = {
  type: 'times',
  heading: 'When we answer',
  intro: 'Say you write on a {day} at {hour}.',
  written: { day: 2, hour: 9 },
  write: '{day}, {hour}: you write',
  form: answer('form', 'for the form'),
  email: answer('email', 'for an e-mail'),
  call: answer('call', 'the call'),
  quote: answer('quote', 'by {day} at {hour}'),
  condition: 'Where it can be judged.',
  sun: 'A sun is an hour.',
  weekend: 'It waits for Monday.',
}
const drawn = (quote: number, form?: number) =>
  drawTimes(shownTimes(timesFields.parse(data), { language: 'en', figures: figures(quote, form) })).frames
const mistakes = (fields: object, quote = 48) => mistakesIn({ ...data, ...fields }, { figures: figures(quote) })

test('days and hours are calculated from the figures, in the language of the page', () => {
  expect(resolved([data], { figures: figures(48), language: 'it' })).toMatchObject([
    {
      intro: 'Say you write on a martedì at 9.',
      quote: { words: '48\u00a0ore', text: 'by giovedì at 9' },
      days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì'],
    },
  ])
})

test('weekends are not counted', () => {
  const thursday = { ...data, written: { day: 4, hour: 9 } }
  expect(resolved([thursday], { figures: figures(48) })).toMatchObject([
    { quote: { text: 'by Monday at 9' }, days: ['Wednesday', 'Thursday', 'Friday', 'Monday', 'Tuesday'] },
  ])
})

test('half an hour more is said, and a quote that takes less than a day or more than five working days stops the build', () => {
  expect(resolved([data], { figures: figures(48.5) })).toMatchObject([{ quote: { text: 'by Thursday at 9:30' } }])
  expect(mistakes({}, 120)).toEqual([])
  expect(mistakes({}, 24)).toEqual([])
  for (const hours of [23, 121])
    expect(mistakes({}, hours)).toEqual([`quote.figure is ${hours} hours: the drawing has room for 24 to 120`])
})

test('a changed figure moves its sun', () => {
  expect(drawn(48)[0]?.subject).not.toBe(drawn(51)[0]?.subject)
  expect(drawn(48, 2)[0]?.places).not.toEqual(drawn(48, 1)[0]?.places)
})

test.each([24, 30, 36, 48, 49, 72, 96, 120])('labels of a quote in %d hours stand free', (hours) => {
  for (const frame of drawn(hours)) expectLegible(frame)
})

test.each([0.5, 2, 12, 24])('labels of an answer in %d hours stand free', (hours) => {
  for (const frame of drawn(48, hours)) expectLegible(frame)
})
