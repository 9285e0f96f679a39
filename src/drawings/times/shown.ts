import type { SectionContext } from '../../data-model/define-section'
import { resolveReferences } from '../../data-model/figure-references'
import type { Figure } from '../../data-model/figures'
import type { Finding } from '../../data-model/finding'
import { entryOf, type Language } from '../../i18n/languages'
import { fillWords, type Values } from '../kit/example'
import { range } from '../kit/geometry'
import type { Times } from './fields'

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
  const inPlace = (entry: Times['form']) => ({
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
