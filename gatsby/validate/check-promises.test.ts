import { siteCopyForEachTest } from '../../tests/jest/site-copy'
import { warningsOf } from './warnings'

/** A promise stands once, in data/figures.json. These tests write it on a page instead. */
const site = siteCopyForEachTest()
const found = () => site.mistakes()
const home = 'data/pages/en/home.json'
const italian = 'data/pages/it/home.json'
const figures = 'data/figures.json'

describe('a promise (R-FIGURE-5)', () => {
  test('that a page writes in its own words', () => {
    site.set(home, 'sections[0].lede', 'A reply in {{form-response}}, and a quote in {{quote-time}}.')
    expect(found().map(({ message }) => message)).toEqual([
      'promises "form-response" in words of its own. Write {{promise-reply}}: the sentence stands once',
      'promises "quote-time" in words of its own. Write {{promise-quote}}: the sentence stands once',
    ])
  })

  test.each([
    [home, 'We answer within the hour.', 'within the hour'],
    [home, 'Your quote in under three days.', 'in under three days'],
    [home, 'Ring us, Monday to Friday.', 'Monday to Friday'],
    [italian, 'Il preventivo arriva entro due giorni.', 'entro due giorni'],
    [italian, 'Rispondiamo in meno di un’ora.', 'in meno di un’ora'],
    [italian, 'Chiamaci dal lunedì al venerdì.', 'dal lunedì al venerdì'],
  ])('that %s writes by hand: %s', (file, lede, hand) => {
    site.set(file, 'sections[0].lede', lede)
    expect(found()).toEqual([
      { file, field: 'sections[0].lede', message: expect.stringContaining(`promises a time by hand: "${hand}"`) },
    ])
  })

  test('that a section would show as a number', () => {
    site.set(home, 'sections[0].spots[0]', 'promise-quote')
    expect(found()).toContainEqual({
      file: home,
      field: 'sections[0].spots[0]',
      message: expect.stringContaining('shows "promise-quote" as a number'),
    })
  })

  test('that names a figure that does not exist', () => {
    site.set(figures, 'promises[0].value.en', 'Lunch in {{lunch}}.')
    expect(found()).toContainEqual({
      file: figures,
      field: 'promises[0].value.en',
      message: 'names the figure "lunch", which data/figures.json does not have',
    })
  })
})

test('given a figure of the hero that the first section below repeats, the build warns and goes on (R-FIGURE-6)', () => {
  expect(warningsOf(site.root)).toBe('')
  site.set(home, 'sections[1].intro', 'After {{projects}} we know.')
  expect(found()).toEqual([])
  expect(warningsOf(site.root)).toMatch(/home\.json:\d+:\d+ → sections\[1\]\.intro\s+says "projects" again/)
})
