import { z } from 'zod'

import { text, verbatim } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { defineSection } from '../define-section'
import { headed, heading } from '../fields'

const reading = z.strictObject({
  value: z.number().min(0).describe('The number, as it was counted'),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a year and a month, for example "2025-03"')
    .describe('When it was counted: year and month, for example 2025-03'),
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
  description: 'A real shop: one number before and after, with the months it was counted in, and what was done',
  fields: {
    tone: headed.tone,
    heading,
    shop: verbatim.describe('The name of the shop, as it calls itself'),
    town: text.describe('Where the shop is'),
    counted: text.describe('What the number counts, for example: orders a month'),
    earlier: reading.describe('The number before the work'),
    later: reading.describe('The same number after the work'),
    done: text.describe('What was done in between, in at most twelve words'),
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
          { field: 'later.month', message: `is ${later.month}, which is not later than earlier.month, ${earlier.month}` },
        ]),
    ...(done.split(/\s+/).length <= longest
      ? []
      : [{ field: 'done', message: `has more than ${longest} words. Say it shorter` }]),
  ],
})
