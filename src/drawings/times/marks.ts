import { at, type Point } from '../kit/geometry'
import type { Mark } from '../kit/mark'
import type { ShownTimes } from './shown'
import type { TimesSheet } from './sky'

export interface Stands {
  written: Point
  form: Point
  email: Point
  call: Point
  quote: Point
}

// Where a figure of the site changes, its label may have to leave the sky.
const outside = [
  ...(['above', 'above, to the right', 'above, to the left', 'above right', 'above left'] as const),
  ...(['right', 'left', 'below right', 'below left', 'below'] as const),
] as const
const inside = ['right', 'below right', 'above, to the right', 'above', 'above, to the left', 'left'] as const

function answerMarks(section: ShownTimes, stands: Stands, isTall: boolean): Mark[] {
  const radius = { form: 9, email: 9, call: 16 }
  return (['form', 'email', 'call'] as const).map((id) => ({
    id,
    words: { figure: section[id].words, text: section[id].text },
    at: stands[id],
    radius: radius[id],
    sides: outside,
    columns: isTall ? [9, 7, 12] : [12, 9, 15, 7],
  }))
}

function quoteMark({ quote }: ShownTimes, stands: Stands, isTall: boolean): Mark {
  return {
    id: 'quote',
    words: { total: quote.words, text: quote.text },
    at: stands.quote,
    radius: 28,
    sides: isTall ? outside : [...inside, ...outside],
    columns: isTall ? [16, 13, 10, 8] : [13, 11, 9, 8, 7],
  }
}

const dayMarks = ({ days }: ShownTimes, { arches, first }: TimesSheet, isTall: boolean) =>
  arches.map(
    (arch, index): Mark => ({
      id: `day-${index - first}`,
      words: { name: at(days, index - first + 1) },
      at: [isTall ? 25 : arch.middle, arch.horizon + 8],
      radius: 0,
      sides: isTall
        ? ['below, to the right', 'above, to the right']
        : ['below', 'below, to the right', 'below, to the left'],
    }),
  )

export function marks(section: ShownTimes, stands: Stands, sheet: TimesSheet): Mark[] {
  const isTall = sheet.size === 'tall'
  const days = dayMarks(section, sheet, isTall)
  const [today, ...later] = days
  const words = { name: section.write }
  // On a tall sheet the sky is full: the sentence stands where the day of the message has its name.
  const inPlaceOfDay = isTall && today !== undefined
  const written: Mark = inPlaceOfDay
    ? { ...today, id: 'written', words, columns: [17, 12, 9] }
    : { id: 'written', words, at: stands.written, radius: 46, sides: inside, columns: [13, 9, 7, 6] }
  return [
    written,
    ...answerMarks(section, stands, isTall),
    quoteMark(section, stands, isTall),
    ...(inPlaceOfDay ? later : days).filter(({ at: [x] }) => x > 20 && x < sheet.width - 60),
  ]
}
