import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text, verbatim } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field, formed } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'

const reading = z.strictObject({
  value: field(z.number().min(0), {
    en: ['Value', 'The number, as it was counted'],
    it: ['Valore', 'Il numero, come è stato contato'],
  }),
  month: field(
    formed(/^\d{4}-(0[1-9]|1[0-2])$/, {
      en: 'must be a year and a month, for example "2025-03"',
      it: 'deve essere un anno e un mese, per esempio «2025-03»',
    }),
    {
      en: ['Month', 'When it was counted: year and month, for example 2025-03'],
      it: ['Mese', 'Quando è stato contato: anno e mese, per esempio 2025-03'],
    },
  ),
})

const longest = 12

/** A month as a sentence has it: March 2025, marzo 2025. */
const monthText = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

const shownReading = reading.extend({
  valueText: z.string().describe('The number in words of the language'),
  monthText: z.string().describe('The month in words of the language'),
})

/** A real shop's number before and after: no number without whose it is and when it was counted. */
export const caseStudy = defineSection({
  type: 'case',
  words: {
    en: [
      'A real shop, before and after',
      'A real shop: one number before and after, with the months it was counted in, and what was done',
    ],
    it: [
      'Un negozio vero, prima e dopo',
      'Un negozio vero: un numero prima e dopo, con i mesi in cui è stato contato, e che cosa è stato fatto',
    ],
  },
  fields: {
    tone: headed.tone,
    heading,
    shop: field(verbatim, {
      en: ['Shop', 'The name of the shop, as it calls itself'],
      it: ['Negozio', 'Il nome del negozio, come si chiama lui'],
    }),
    town: field(text, {
      en: ['Town', 'Where the shop is'],
      it: ['Città', 'Dove si trova il negozio'],
    }),
    counted: field(text, {
      en: ['What the number counts', 'What the number counts, for example: orders a month'],
      it: ['Che cosa conta il numero', 'Che cosa conta il numero, per esempio: ordini al mese'],
    }),
    earlier: field(reading, {
      en: ['Before', 'The number before the work'],
      it: ['Prima', 'Il numero prima del lavoro'],
    }),
    later: field(reading, {
      en: ['Afterwards', 'The same number after the work'],
      it: ['Dopo', 'Lo stesso numero dopo il lavoro'],
    }),
    done: field(text, {
      en: ['What was done', 'What was done in between, in at most twelve words'],
      it: ['Che cosa è stato fatto', 'Che cosa è stato fatto nel frattempo, in dodici parole al massimo'],
    }),
  },
  adds: { earlier: shownReading, later: shownReading },
  build: ({ earlier, later }, { language }) => {
    const shown = (one: z.output<typeof reading>) => ({
      ...one,
      valueText: formatNumber(one.value, language),
      monthText: monthText(one.month, language),
    })
    return { earlier: shown(earlier), later: shown(later) }
  },
  check: ({ earlier, later, done }) => [
    ...(earlier.month < later.month
      ? []
      : [
          {
            field: 'later.month',
            message: {
              en: `is ${later.month}, which is not later than earlier.month, ${earlier.month}`,
              it: `è ${later.month}, che non viene dopo il mese di prima, ${earlier.month}`,
            },
          },
        ]),
    ...(done.split(/\s+/).length <= longest
      ? []
      : [
          {
            field: 'done',
            message: {
              en: `has more than ${longest} words. Say it shorter`,
              it: `ha più di ${longest} parole. Dillo in meno`,
            },
          },
        ]),
  ],
})
