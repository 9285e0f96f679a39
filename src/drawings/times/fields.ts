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
  figure: figureId.meta({
    label: { en: 'Figure', it: 'Numero' },
    hint: { en: 'How long it takes, in hours or minutes', it: 'Quanto ci vuole, in ore o minuti' },
  }),
  words: text.meta({
    label: { en: 'In words', it: 'A parole' },
    hint: {
      en: 'The figure as it stands in the drawing, for example "under {{form-response}}"',
      it: 'Il numero come sta nel disegno, per esempio «in meno di {{form-response}}»',
    },
  }),
  text: text.meta({
    label: { en: 'Text', it: 'Testo' },
    hint: {
      en: 'What takes so long. {day} and {hour} are when the quote is due at the latest',
      it: 'Che cosa richiede quel tempo. {day} e {hour} sono la scadenza del preventivo',
    },
  }),
})

export const fields = {
  heading,
  intro: exampleText.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says that the day is an example: {day}, {hour}',
      it: 'Dice che il giorno è un esempio: {day}, {hour}',
    },
  }),
  written: z
    .strictObject({
      day: z
        .number()
        .int()
        .min(1)
        .max(5)
        .meta({
          label: { en: 'Day', it: 'Giorno' },
          hint: { en: 'Day of the week: 1 is Monday', it: 'Giorno della settimana: 1 è lunedì' },
        }),
      hour: z
        .number()
        .int()
        .min(7)
        .max(15)
        .meta({ label: { en: 'Hour', it: 'Ora' }, hint: { en: 'Hour of that day', it: 'Ora di quel giorno' } }),
    })
    .meta({
      label: { en: 'When the message is written', it: 'Quando parte il messaggio' },
      hint: {
        en: 'When the visitor of the example writes: 1 is Monday, by the hours of the day',
        it: 'Quando scrive la persona dell’esempio: 1 è lunedì, con le ore del giorno',
      },
    }),
  write: exampleText.meta({
    label: { en: 'When one writes', it: 'Quando si scrive' },
    hint: {
      en: 'Stands at the sun of that hour: {day}, {hour}',
      it: 'Sta accanto al sole di quell’ora: {day}, {hour}',
    },
  }),
  form: answer.meta({
    label: { en: 'Form', it: 'Modulo' },
    hint: { en: 'How soon a form is answered', it: 'In quanto tempo si risponde a un modulo' },
  }),
  email: answer.meta({
    label: { en: 'E-mail', it: 'E-mail' },
    hint: { en: 'How soon an e-mail is answered', it: 'In quanto tempo si risponde a una e-mail' },
  }),
  call: answer.meta({
    label: { en: 'Phone call', it: 'Telefonata' },
    hint: { en: 'How long the first call takes', it: 'Quanto dura la prima chiamata' },
  }),
  quote: answer.meta({
    label: { en: 'Quote', it: 'Preventivo' },
    hint: { en: 'How soon the quote is there', it: 'In quanto tempo arriva il preventivo' },
  }),
  condition: text.meta({
    label: { en: 'Condition', it: 'Condizione' },
    hint: { en: 'When the time of the quote holds', it: 'Quando vale il tempo del preventivo' },
  }),
  sun: exampleText.meta({
    label: { en: 'A small sun', it: 'Un piccolo sole' },
    hint: { en: 'What a small sun is', it: 'Che cos’è un piccolo sole' },
  }),
  weekend: exampleText.meta({
    label: { en: 'At the weekend', it: 'Nel fine settimana' },
    hint: {
      en: 'What happens with a message of the weekend',
      it: 'Che cosa succede a un messaggio del fine settimana',
    },
  }),
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
      ? [
          {
            field: `${name}.figure`,
            message: { en: 'is no duration in hours or minutes', it: 'non è una durata in ore o minuti' },
          },
        ]
      : [],
  )
  const quote = hoursOf(figures.get(section.quote.figure)) ?? 48
  const last = section.written.day + Math.floor((section.written.hour + quote) / 24)
  const due = section.written.hour + quote
  if (Math.floor(due / 24) !== 2 || due % 24 < 7 || due % 24 > 17) {
    const message = {
      en: `is ${quote} hours: the drawing has room for a quote two days later, by daylight`,
      it: `è di ${quote} ore: nel disegno c’è posto per un preventivo che arriva due giorni dopo, di giorno`,
    }
    wrong.push({ field: 'quote.figure', message })
  }
  if (last > 5)
    wrong.push({
      field: 'written.day',
      message: {
        en: 'lets the quote fall on a weekend. Choose an earlier day',
        it: 'fa cadere il preventivo nel fine settimana. Scegli un giorno prima',
      },
    })
  return wrong
}
