import { localized } from '../../tests/jest/localized'
import { figuresById, localizeFigure, resolvePhrases, resolveReferences } from './figure-references'
import { figuresFile } from './figures'

const hour = {
  label: localized('a', 'b'),
  note: localized('a', 'b'),
  format: 'duration',
  value: 1,
  unit: 'hour',
}
const figures = figuresById(
  figuresFile.parse({
    figures: [
      { id: 'reply', ...hour },
      {
        id: 'promise-reply',
        format: 'text',
        value: localized('We reply in under {{reply}}.', 'Rispondiamo in meno di {{reply}}.'),
        label: localized('a', 'b'),
      },
    ],
  }).figures,
)

test('a figure may be a sentence, with another figure in it (R-FIGURE-1)', () => {
  expect(resolveReferences('Write. {{promise-reply}} Or call.', figures, 'en')).toBe(
    'Write. We reply in under 1\u00a0hour. Or call.',
  )
})

test('a reference that names no figure stops, and says which (R-FIGURE-1)', () => {
  expect(() => resolveReferences('In {{replay}}.', figures, 'en')).toThrow('Unknown figure "replay"')
})

test('a phrase names a figure, and keeps the slots that the code fills', () => {
  const json = JSON.stringify({ label: 'In {{reply}}', text: 'Write to {{email}}' })
  const resolved: unknown = JSON.parse(resolvePhrases(json, figures, 'en'))
  expect(resolved).toEqual({ label: 'In 1\u00a0hour', text: 'Write to {{email}}' })
})

test('a figure in the words of a language has its number, its unit apart, and its texts typeset with their figures', () => {
  const file = {
    figures: [
      { ...hour, id: 'years', value: 8, unit: 'year', unitBelow: true, label: localized('a', 'di "e-commerce"') },
      {
        id: 'custom',
        format: 'text',
        value: localized('Customizable', 'Su misura'),
        label: localized('a', 'b'),
        prefix: localized('over', 'oltre'),
        note: localized('Over {{years}}.', 'Su {{years}}.'),
      },
    ],
  }
  const known = figuresById(figuresFile.parse(file).figures)
  const number = { text: '8', unitBelow: 'anni', label: 'di «e-commerce»', value: 8, unit: 'year', prefix: null }
  expect(localizeFigure('years', known, 'it')).toMatchObject(number)
  const words = { text: 'Su misura', note: 'Su 8\u00a0anni.', value: null, unit: null, prefix: 'oltre' }
  expect(localizeFigure('custom', known, 'it')).toMatchObject(words)
})
