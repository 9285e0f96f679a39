import { z } from 'zod'
import type { SectionContext } from '../../data-model/define-section'
import { resolveReferences } from '../../data-model/figure-references'
import type { Figure } from '../../data-model/figures'
import type { Finding } from '../../data-model/finding'
import { figureId, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { entryOf, type Language } from '../../i18n/languages'
import { exampleText, fillWords, type Values } from '../kit/example'
import { range } from '../kit/geometry'

const answer = z.strictObject({
  figure: figureId.meta({
    label: { en: 'Figure', it: 'Numero' },
    hint: {
      en: 'How long it takes, in minutes, hours or days: at most 120 hours, the quote at least 24',
      it: 'Quanto tempo ci vuole, in minuti, ore o giorni: al massimo 120 ore, il preventivo almeno 24',
    },
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

const minutes: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 24 * 60 }

/** The drawing has room for five working days; on a phone all answers of one day have none. */
const mostHours = 120
const leastHours = { form: 0, email: 0, call: 0, quote: 24 } as const
const workingDays = 5

/** A figure in hours, or undefined where it is no short duration. */
function hoursOf(figure: Figure | undefined): number | undefined {
  if (figure?.format !== 'duration') return undefined
  const length = minutes[figure.unit]
  return length === undefined ? undefined : (figure.value * length) / 60
}

/** Name of a working day, 1 being Monday, 6 the Monday after. */
function weekday(day: number, language: Language): string {
  const inWeek = ((day - 1 + 2 * workingDays) % workingDays) + 1
  const date = new Date(Date.UTC(2024, 0, inWeek))
  return new Intl.DateTimeFormat(entryOf(language).tag, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

/** An hour as people say it: 9, or 9:30. */
function hourText(hour: number): string {
  const whole = Math.floor(hour)
  const rest = Math.round((hour - whole) * 60)
  return rest === 0 ? String(whole) : `${whole}:${String(rest).padStart(2, '0')}`
}

export function valuesAt(day: number, hour: number, language: Language): Values {
  return { day: weekday(day, language), hour: hourText(hour) }
}

type Context = Pick<SectionContext, 'figures' | 'language'>

/** A moment as many hours after the message: which day, the message's being 0, and the hour. Weekends are not counted. */
const momentAfter = (written: number, hours: number) => ({
  days: Math.floor((written + hours) / 24),
  hour: (written + hours) % 24,
})

/** The section as it is drawn: figures in hours, words in place. */
export function shownTimes(section: Times, { figures, language }: Context) {
  const { day, hour } = section.written
  const after = (id: string) => momentAfter(hour, hoursOf(figures.get(id)) ?? 0)
  const due = after(section.quote.figure)
  const words = fillWords({ ...section, quote: '' }, valuesAt(day, hour, language))
  const quote = fillWords(section.quote, valuesAt(day + due.days, due.hour, language))
  const inPlace = (entry: z.output<typeof answer>) => ({
    words: resolveReferences(entry.words, figures, language),
    text: resolveReferences(entry.text, figures, language),
    at: after(entry.figure),
  })
  const [form, email] = [inPlace(words.form), inPlace(words.email)]
  const last = Math.max(2, due.days, form.at.days, email.at.days)
  return {
    words: { ...words, quote },
    hour,
    due,
    /** The day before the message, the days up to the last answer, the day after. */
    days: range(last + 3).map((step) => weekday(day + step - 1, language)),
    write: words.write,
    form,
    email,
    call: { ...inPlace(words.call), hours: hoursOf(figures.get(section.call.figure)) ?? 0 },
    quote: inPlace(quote),
  }
}

export type ShownTimes = ReturnType<typeof shownTimes>

export function findings(section: Times, { figures }: Context): Finding[] {
  return (['form', 'email', 'call', 'quote'] as const).flatMap((name): Finding[] => {
    const hours = hoursOf(figures.get(section[name].figure))
    const field = `${name}.figure`
    if (hours === undefined) {
      const message = {
        en: 'is no duration in minutes, hours or days',
        it: 'non è una durata in minuti, ore o giorni',
      }
      return [{ field, message }]
    }
    const least = leastHours[name]
    if (hours >= least && hours <= mostHours) return []
    const message = {
      en: `is ${hours} hours: the drawing has room for ${least} to ${mostHours}`,
      it: `è di ${hours} ore: nel disegno c’è posto per ${least}–${mostHours}`,
    }
    return [{ field, message }]
  })
}
