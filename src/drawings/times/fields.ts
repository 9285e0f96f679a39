import { z } from 'zod'
import { resolveReferences } from '../../data-model/figure-references'
import type { Figure } from '../../data-model/figures'
import type { Finding } from '../../data-model/finding'
import { figureId, text } from '../../data-model/primitives'
import { entryOf, type Language } from '../../i18n/languages'
import type { SectionContext } from '../../sections/define-section'
import { heading } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

const answer = z.strictObject({
  figure: figureId.describe('How long it takes, in hours or minutes'),
  words: text.describe('The figure as it stands in the drawing, for example "under {{form-response}}"'),
  text: text.describe('What takes so long. {day} and {hour} are when the quote is due at the latest'),
})

export const fields = {
  heading,
  intro: exampleText.describe('Says that the day is an example: {day}, {hour}'),
  written: z
    .strictObject({
      day: z.number().int().min(1).max(5).describe('Day of the week: 1 is Monday'),
      hour: z.number().int().min(7).max(15).describe('Hour of that day'),
    })
    .describe('When the visitor of the example writes: 1 is Monday, by the hours of the day'),
  write: exampleText.describe('Stands at the sun of that hour: {day}, {hour}'),
  form: answer.describe('How soon a form is answered'),
  email: answer.describe('How soon an e-mail is answered'),
  call: answer.describe('How long the first call takes'),
  quote: answer.describe('How soon the quote is there'),
  condition: text.describe('When the time of the quote holds'),
  sun: exampleText.describe('What a small sun is'),
  weekend: exampleText.describe('What happens with a message of the weekend'),
}

export const timesFields = z.object(fields)
type Times = z.output<typeof timesFields>

const minutes: Readonly<Record<string, number>> = { minute: 1, hour: 60 }

/** A figure in hours, or undefined where it is no short duration. */
function hoursOf(figure: Figure | undefined): number | undefined {
  if (figure?.format !== 'duration') return undefined
  const length = minutes[figure.unit]
  return length === undefined ? undefined : (figure.value * length) / 60
}

/** Name of a day of the week, 1 being Monday. */
function weekday(day: number, language: Language): string {
  const date = new Date(Date.UTC(2024, 0, day))
  return new Intl.DateTimeFormat(entryOf(language).tag, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

export function valuesAt(day: number, hour: number, language: Language): Values {
  return { day: weekday(day, language), hour: String(hour) }
}

type Context = Pick<SectionContext, 'figures' | 'language'>

/** The section as it is drawn: figures in hours, words in place. */
export function shownTimes(section: Times, { figures, language }: Context) {
  const hours = (id: string) => hoursOf(figures.get(id)) ?? 0
  const { day, hour } = section.written
  const due = hour + hours(section.quote.figure)
  const dueDay = day + Math.floor(due / 24)
  const words = fillWords({ ...section, quote: '' }, valuesAt(day, hour, language))
  const quote = fillWords(section.quote, valuesAt(dueDay, due % 24, language))
  const inPlace = (entry: z.output<typeof answer>) => ({
    words: resolveReferences(entry.words, figures, language),
    text: resolveReferences(entry.text, figures, language),
    hours: hours(entry.figure),
  })
  return {
    words: { ...words, quote },
    hour,
    due: { days: Math.floor(due / 24), hour: due % 24 },
    days: [-1, 0, 1, 2, 3].map((step) => weekday(day + step, language)),
    write: words.write,
    form: inPlace(words.form),
    email: inPlace(words.email),
    call: inPlace(words.call),
    quote: inPlace(quote),
  }
}

export type ShownTimes = ReturnType<typeof shownTimes>

export function findings(section: Times, { figures }: Context): Finding[] {
  const answers = ['form', 'email', 'call', 'quote'] as const
  const wrong = answers.flatMap((name): Finding[] =>
    hoursOf(figures.get(section[name].figure)) === undefined
      ? [{ field: `${name}.figure`, message: 'is no duration in hours or minutes' }]
      : [],
  )
  const quote = hoursOf(figures.get(section.quote.figure)) ?? 48
  const last = section.written.day + Math.floor((section.written.hour + quote) / 24)
  const due = section.written.hour + quote
  if (Math.floor(due / 24) !== 2 || due % 24 < 7 || due % 24 > 17) {
    const message = `is ${quote} hours: the drawing has room for a quote two days later, by daylight`
    wrong.push({ field: 'quote.figure', message })
  }
  if (last > 5) wrong.push({ field: 'written.day', message: 'lets the quote fall on a weekend. Choose an earlier day' })
  return wrong
}
