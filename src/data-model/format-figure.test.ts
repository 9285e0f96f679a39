import { localized } from '../../tests/jest/localized'
import { type Figure, figure } from './figures'
import { formatFigure } from './format-figure'

const texts = { label: localized('of it', 'di questo'), note: localized('What it is.', 'Che cos’è.') }
const make = (fields: object): Figure => figure.parse({ id: 'test', ...texts, ...fields })

/** A no-break space stands as `~`. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')
const duration = (value: number, unit: string) => ({ format: 'duration', value, unit })

test.each<[fields: object, english: string, italian: string]>([
  [{ format: 'count', value: 5000, plus: true }, '5,000+', '5.000+'],
  [{ format: 'count', value: 1_000_000, compact: true }, '1~million', '1~milione'],
  [{ format: 'percent', value: 100 }, '100%', '100%'],
  [{ format: 'percent', value: 180, signed: true }, '+180%', '+180%'],
  [{ format: 'percent', value: -45, signed: true }, '\u221245%', '\u221245%'],
  [{ format: 'rating', value: 4.8, outOf: 5 }, '4.8/5', '4,8/5'],
  [{ format: 'rating', value: 5, outOf: 5 }, '5/5', '5/5'],
  [{ format: 'euro', value: 2_500_000 }, '€2.5M', '2,5~mln~€'],
  [{ format: 'euro', value: 5000 }, '€5,000', '5.000~€'],
  [duration(8.3, 'year'), '8.3~years', '8,3~anni'],
  [duration(30, 'minute'), '30~minutes', '30~minuti'],
  [duration(1, 'hour'), '1~hour', '1~ora'],
  [{ format: 'year', value: 2007 }, '2007', '2007'],
  [{ format: 'text', value: localized('Free', 'Gratuita') }, 'Free', 'Gratuita'],
])('the figure %j is written %s in English and %s in Italian (R-FIGURE-2)', (fields, english, italian) => {
  expect(shown(formatFigure(make(fields), 'en'))).toBe(english)
  expect(shown(formatFigure(make(fields), 'it'))).toBe(italian)
})

test.each([
  { format: 'rating', value: 8.355, outOf: 10 },
  { format: 'percent', value: -45.678, signed: true },
  { format: 'euro', value: 4990.5 },
  { format: 'euro', value: 2_540_000 },
  { format: 'count', value: 1_234_567, compact: true },
])('%j is refused: pages would round it (R-FIGURE-3)', (fields) => {
  expect(() => make(fields)).toThrow(/would round it|expected int/)
})
