import { z } from 'zod'
import { figureId, localizedOf, quantity, text } from './primitives'
import { choice, field } from './words'

const copy = localizedOf(text)

/** Texts of a figure. In this order a person writes an entry: id, value, then its texts. */
const texts = {
  label: field(copy, ['Label', 'What the number counts, in a few words: stands under it']),
  note: field(copy.optional(), [
    'Note',
    'One sentence that says what the page beside the number does not, for example whose figure it is or over which time: shown as a tooltip',
  ]),
  prefix: field(copy.optional(), [
    'Before it',
    'A word or two before the number, for example "over": stand small before it, never in sentences',
  ]),
}
const id = figureId.meta({ label: 'Id' })
const valueLabel = 'Value'
/** Pages write two decimals at most: with three, `1.500` could be fifteen hundred. A claim is never rounded (R-FIGURE-3). */
const number = z
  .number()
  .refine((value) => Number(value.toFixed(2)) === value, 'must have two decimals at most: pages would round it')
  .meta({ label: valueLabel })
const inMillions = { path: ['value'], message: 'must end in five zeros (2500000 is 2.5 million): pages would round it' }

/** A figure of one format. @param label its name in the editor */
const ofFormat = <Format extends string, Fields extends z.ZodRawShape>(format: Format, label: string, fields: Fields) =>
  z.strictObject({ id, format: z.literal(format), ...fields, ...texts }).meta({ label })

const durationUnit = choice({
  minute: 'Minutes',
  hour: 'Hours',
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
})

/** One figure of the site. `format` says how its value becomes text in each language (R-FIGURE-2). */
export const figure = z.discriminatedUnion('format', [
  ofFormat('count', 'Number', {
    value: number.int().positive(),
    plus: z.boolean().default(false).meta({ label: 'With a plus sign (150+)' }),
    compact: z.boolean().default(false).meta({ label: 'Shortened (25 million)' }),
  }).refine(({ value, compact }) => !compact || value % 100_000 === 0, inMillions),
  ofFormat('percent', 'Per cent', {
    value: number.meta({
      hint: 'A share is 0 to 100. A change, which is signed, may be more, or less than nothing',
    }),
    signed: z.boolean().default(false).meta({ label: 'With its sign (+180%)' }),
  }).refine(({ value, signed }) => (signed ? value >= -100 : value >= 0 && value <= 100), {
    path: ['value'],
    message: 'must be 0 to 100, as a share of something is; a change is "signed", and at least −100',
  }),
  ofFormat('rating', 'Rating (4.9/5)', {
    value: number.min(0),
    outOf: number.positive().meta({ label: 'Out of' }),
  }).refine(({ value, outOf }) => value <= outOf, {
    path: ['value'],
    message: 'must not be more than the best rating',
  }),
  ofFormat('euro', 'Euros', { value: number.int().min(0).lt(1_000_000_000) }).refine(
    ({ value }) => value < 1_000_000 || value % 100_000 === 0,
    inMillions,
  ),
  ofFormat('duration', 'Duration', {
    value: number.positive(),
    unit: durationUnit.meta({ label: 'Unit' }),
    unitBelow: z.boolean().default(false).meta({ label: 'Unit with the label (8, and below it: years of projects)' }),
  }),
  ofFormat('year', 'Year', { value: number.int().min(1000).max(2999) }),
  ofFormat('text', 'In words', { value: localizedOf(quantity).meta({ label: valueLabel }) }),
])

export type Figure = z.infer<typeof figure>

export const figuresFile = z.strictObject({
  $schema: z.string().optional(),
  figures: z.array(figure).min(1).meta({ label: 'Figures', one: 'figure' }),
})
