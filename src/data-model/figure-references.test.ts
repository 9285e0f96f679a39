import { localized } from '../../tests/jest/localized'
import { figuresById, resolvePhrases, resolveReferences } from './figure-references'
import { entriesOf, figuresFile, namedInCopy } from './figures'

const hour = {
  label: localized('a', 'b'),
  note: localized('a', 'b'),
  format: 'duration',
  value: 1,
  unit: 'hour',
  words: localized('an hour', 'un’ora'),
}
const figures = entriesOf(
  figuresFile.parse({
    figures: [{ id: 'reply', ...hour }],
    promises: [
      {
        id: 'promise-reply',
        value: localized(
          'We reply in under {{reply}}, Monday to Friday{{hours}}!',
          'Rispondiamo in meno di {{reply}}, dal lunedì al venerdì{{hours}}.',
        ),
      },
      { id: 'promise-call', value: localized('A free call.', 'Una chiamata.') },
      { id: 'promise-small-work' },
    ],
  }),
)

test('a promise stands in copy as its sentence, with its figure in place (R-FIGURE-5)', () => {
  const copy = 'Write. {{promise-reply}} {{promise-call}}'
  expect(resolveReferences(copy, figuresById(figures), 'en')).toBe(
    'Write. We reply in under 1\u00a0hour, Monday to Friday! A free call.',
  )
})

test('once the owner gives the hours of the day, each promise that holds in them says so (R-FIGURE-5)', () => {
  const byId = figuresById(figures, localized('9 am to 6 pm', 'dalle 9 alle 18'))
  expect(resolveReferences('{{promise-reply}} {{promise-call}}', byId, 'it')).toBe(
    'Rispondiamo in meno di 1\u00a0ora, dal lunedì al venerdì, dalle 9 alle 18. Una chiamata.',
  )
  expect(resolveReferences('{{promise-reply}}', byId, 'en')).toBe(
    'We reply in under 1\u00a0hour, Monday to Friday, 9 am to 6 pm!',
  )
})

test('a sentence says a figure in its words', () => {
  expect(resolveReferences('In under {{reply:words}}.', figuresById(figures), 'en')).toBe('In under an hour.')
})

test('a promise that the owner has not made leaves no gap (R-FIGURE-5)', () => {
  const copy = 'Write. {{promise-small-work}} {{promise-call}} {{promise-small-work}}'
  expect(resolveReferences(copy, figuresById(figures), 'it')).toBe('Write. Una chiamata.')
  expect(figures.every((figure) => namedInCopy.safeParse(figure).success)).toBe(true)
})

test('a phrase names a figure, and keeps the slots that the code fills', () => {
  const json = JSON.stringify({ label: 'In {{reply}}', text: 'Write to {{email}}' })
  const resolved: unknown = JSON.parse(resolvePhrases(json, figuresById(figures), 'en'))
  expect(resolved).toEqual({ label: 'In 1\u00a0hour', text: 'Write to {{email}}' })
})
