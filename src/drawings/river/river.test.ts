import { expectLegible, expectLight, once } from '../../../tests/jest/drawings'
import { mistakesIn, resolved } from '../../../tests/jest/references'
import { drawRiver } from './draw'
import { riverFields, shownRiver } from './fields'

const data = {
  type: 'river',
  heading: 'Where they go',
  intro: 'Of {start}, {rest} arrive.',
  start: 60,
  unit: 5,
  source: 'visits',
  leaks: [
    { loss: 10, name: 'A slow page', text: 'It opens after six seconds.' },
    { loss: 15, name: 'Registrazione obbligatoria', text: 'Una password, prima di pagare.' },
    { loss: 5, name: 'A late surprise', text: 'On the last screen.' },
  ],
  left: 'are left',
  mouth: 'orders',
  line: 'A line is {unit} visits',
}

const changed = (fields: object = {}) => ({ ...data, ...fields })
const drawn = (fields: object = {}) => drawRiver(shownRiver(riverFields.parse(changed(fields)), 'en')).frames
const asGiven = once(() => drawn())
const mistakes = (fields: object) => mistakesIn(changed(fields))

/** The lines of the water. */
const lines = (subject: string) =>
  /stroke="var\(--water\)"[^>]* d="([^"]+)"/.exec(subject)?.[1]?.split('M').slice(1) ?? []

test('numbers are calculated, in the language of the page', () => {
  expect(resolved([data], { language: 'it' })).toMatchObject([
    {
      intro: 'Of 60, 30 arrive.',
      line: 'A line is 5 visits',
      leaks: [{ lossText: '−10', restText: '50' }, { restText: '35' }, { restText: '30' }],
    },
  ])
})

test('a river that does not add up stops the build and says where (R-PAGE-14, R-SITE-6)', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ unit: 7 })).toContain('start is 60, no multiple of the unit 7')
  expect(mistakes({ leaks: [data.leaks[0], { ...data.leaks[1], loss: 12 }] })).toContain(
    'leaks[1].loss is 12, no multiple of the unit 5',
  )
  expect(mistakes({ leaks: [{ ...data.leaks[0], loss: 50 }, data.leaks[1]] })).toContainEqual(
    expect.stringMatching(/^leaks lose 65 of 60/),
  )
})

test('words that name no number of the example are found (R-PAGE-14)', () => {
  expect(mistakes({ line: 'A line is {units} visits' })).toEqual([
    expect.stringMatching(/^line names {units} in .* {start}, {rest}, {lost}, {unit}$/),
  ])
})

test('each line of the water stands for one unit', () => {
  for (const { subject } of asGiven()) expect(lines(subject)).toHaveLength(60 / 5)
})

test('a change of the data moves the river', () => {
  const [before, after] = [asGiven(), drawn({ leaks: [...data.leaks.slice(0, 2), { ...data.leaks[2], loss: 10 }] })]
  expect(before[0]?.subject).not.toBe(after[0]?.subject)
})

test.each([2, 4])('with %i leaks, labels overlap neither one another nor leave the drawing', (count) => {
  const leaks = [...data.leaks, { ...data.leaks[2], name: 'Errore di pagamento' }].slice(0, count)
  for (const frame of drawn({ leaks })) expectLegible(frame)
})

test('each composition weighs at most 8 kB', () => {
  for (const frame of asGiven()) expectLight(frame)
})
