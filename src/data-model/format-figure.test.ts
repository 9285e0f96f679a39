import { localized } from '../../tests/jest/localized'
import { figure } from './figure'
import { referencedFigures, resolveReferences } from './figure-references'
import type { Figure } from './figures'
import { formatFigure } from './format-figure'

const texts = { label: localized('of it', 'di questo'), note: localized('What it is.', 'Che cos’è.') }
const make = (fields: object): Figure => figure.parse({ id: 'test', ...texts, ...fields })
const both = (fields: object) => [formatFigure(make(fields), 'en'), formatFigure(make(fields), 'it')]

/** No-break space, and the real minus sign. */
const nbsp = '\u00a0'
const minus = '\u2212'

describe('a count (R-FIGURE-2)', () => {
  test.each([
    [150, '150+', '150+'],
    [5000, '5,000+', '5.000+'],
    [300_000, '300,000+', '300.000+'],
    [1_234_567, '1,234,567+', '1.234.567+'],
  ])('of %d and more is written %s in English and %s in Italian', (value, en, it) => {
    expect(both({ format: 'count', value, plus: true })).toEqual([en, it])
  })

  test('stands alone without a plus', () => {
    expect(both({ format: 'count', value: 8 })).toEqual(['8', '8'])
  })

  test('in millions can be written in words', () => {
    expect(both({ format: 'count', value: 1_000_000, compact: true })).toEqual([`1${nbsp}million`, `1${nbsp}milione`])
  })
})

describe('a percentage', () => {
  test('stands alone when it is a share', () => {
    expect(both({ format: 'percent', value: 98 })).toEqual(['98%', '98%'])
  })

  test('has a plus when it is a growth', () => {
    expect(both({ format: 'percent', value: 180, signed: true })).toEqual(['+180%', '+180%'])
  })

  test('has a real minus sign when it is a fall', () => {
    expect(both({ format: 'percent', value: -45, signed: true })).toEqual([`${minus}45%`, `${minus}45%`])
  })
})

test('a rating has the decimal sign of the language', () => {
  expect(both({ format: 'rating', value: 4.8, outOf: 5 })).toEqual(['4.8/5', '4,8/5'])
})

describe('euros', () => {
  test('from a million on are shortened', () => {
    expect(both({ format: 'euro', value: 2_500_000 })).toEqual(['€2.5M', `2,5${nbsp}mln${nbsp}€`])
    expect(both({ format: 'euro', value: 3_000_000 })).toEqual(['€3M', `3${nbsp}mln${nbsp}€`])
  })

  test('below a million are written out', () => {
    expect(both({ format: 'euro', value: 5000 })).toEqual(['€5,000', `5.000${nbsp}€`])
  })
})

describe('a duration', () => {
  test.each([
    [8.3, 'year', '8.3 years', '8,3 anni'],
    [8, 'year', '8 years', '8 anni'],
    [10, 'day', '10 days', '10 giorni'],
    [30, 'minute', '30 minutes', '30 minuti'],
    [48, 'hour', '48 hours', '48 ore'],
    [6, 'week', '6 weeks', '6 settimane'],
    [6, 'month', '6 months', '6 mesi'],
  ])('of %d %s is written "%s" in English and "%s" in Italian, and never breaks', (value, unit, en, it) => {
    const expected = [en, it].map((text) => text.replaceAll(' ', nbsp))
    expect(both({ format: 'duration', value, unit })).toEqual(expected)
  })

  test('of one is in the singular', () => {
    expect(both({ format: 'duration', value: 1, unit: 'hour' })).toEqual([`1${nbsp}hour`, `1${nbsp}ora`])
    expect(both({ format: 'duration', value: 1, unit: 'week' })).toEqual([`1${nbsp}week`, `1${nbsp}settimana`])
  })
})

test('a year has no thousands separator', () => {
  expect(both({ format: 'year', value: 2007 })).toEqual(['2007', '2007'])
})

test('a figure in words says its own words', () => {
  expect(both({ format: 'text', value: localized('Free', 'Gratuita') })).toEqual(['Free', 'Gratuita'])
})

describe('copy (R-FIGURE-1)', () => {
  const launch = make({ id: 'launch-time', format: 'duration', value: 30, unit: 'day' })
  const known = new Map([['launch-time', launch]])

  test('names its figures in order', () => {
    expect(referencedFigures('From {{project-shortest}} to {{project-longest}}')).toEqual([
      'project-shortest',
      'project-longest',
    ])
    expect(referencedFigures('No figure, {only} braces')).toEqual([])
  })

  test('gets each figure in the language of its page', () => {
    expect(resolveReferences('Online in {{launch-time}}, {{launch-time}}!', known, 'en')).toBe(
      `Online in 30${nbsp}days, 30${nbsp}days!`,
    )
    expect(resolveReferences('Online in {{launch-time}}', known, 'it')).toBe(`Online in 30${nbsp}giorni`)
  })

  test('never shows a reference that names no figure: it stops, and says which', () => {
    expect(() => resolveReferences('In {{lunch-time}}', known, 'en')).toThrow('Unknown figure "lunch-time"')
  })
})
