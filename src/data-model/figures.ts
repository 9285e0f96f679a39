import { z } from 'zod'

import { figureId, localized } from './primitives'

/** In this order because a person writes it so: which figure, its value, then what is said of it. */
const words = {
  label: localized.describe('What the number counts, in a few words: stands under it'),
  note: localized.describe('What exactly is claimed, in one sentence: shown as a tooltip. It may name a promise'),
  whose: localized.optional().describe('Whose figure it is, for example "of our clients": shown small under it'),
  period: localized
    .optional()
    .describe('Over which time it was counted, for example "2023 to 2025": shown small under it'),
}
const said = z.object(words)
const value = z.number()
const atLeastNothing = value.min(0, 'must be 0 or more')

export const durationUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** One figure of the site. `format` says how its value becomes text in each language (R-FIGURE-2). */
export const figure = z.discriminatedUnion('format', [
  z.strictObject({
    id: figureId,
    format: z.literal('count'),
    value: atLeastNothing,
    plus: z.boolean().default(false),
    compact: z.boolean().default(false),
    ...words,
  }),
  z
    .strictObject({
      id: figureId,
      format: z.literal('percent'),
      value: value.describe('A share is 0 to 100. A change, which is signed, may be more, or less than nothing'),
      signed: z.boolean().default(false),
      ...words,
    })
    .refine(({ value, signed }) => (signed ? value >= -100 : value >= 0 && value <= 100), {
      path: ['value'],
      error: 'must be 0 to 100, as a share of something is; a change is "signed", and at least −100',
    }),
  z
    .strictObject({
      id: figureId,
      format: z.literal('rating'),
      value: atLeastNothing,
      outOf: value.positive('must be more than 0'),
      ...words,
    })
    .refine(({ value, outOf }) => value <= outOf, { path: ['value'], error: 'must not be more than the best rating' }),
  z.strictObject({
    id: figureId,
    format: z.literal('euro'),
    value: atLeastNothing.lt(1_000_000_000, 'must be less than a thousand million'),
    ...words,
  }),
  z.strictObject({
    id: figureId,
    format: z.literal('duration'),
    value: value.positive('must be more than 0'),
    unit: z.enum(durationUnits),
    ...words,
  }),
  z.strictObject({ id: figureId, format: z.literal('year'), value: value.int().min(1000).max(2999), ...words }),
  z.strictObject({ id: figureId, format: z.literal('text'), value: localized, ...words }),
])

/** A sentence that pages say word for word: it stands here once. */
const promise = z.strictObject({
  id: figureId.describe('Pages write {{id}}, and the sentence stands there'),
  value: localized.describe('The whole sentence. It names the figure that it promises: {{figure-id}}'),
  inHours: z.boolean().default(false).describe('Whether it holds in the hours of data/site.json, and names them'),
})

export const figuresFile = z.strictObject({
  $schema: z.string().optional(),
  figures: z.array(figure).min(1),
  promises: z.array(promise).default([]).describe('What pages promise, in the same words everywhere'),
})

const promised = promise.extend({ format: z.literal('promise') })
/** All that copy can name in two braces. */
export const namedInCopy = z.union([figure, promised])
export type Figure = z.infer<typeof namedInCopy>
type Promised = z.infer<typeof promised>

/** The figures of a file, then its promises. */
export function entriesOf({ figures, promises }: z.infer<typeof figuresFile>): Figure[] {
  return [...figures, ...promises.map((entry) => ({ ...entry, format: 'promise' as const }))]
}

/** Names of the formats. */
export const figureFormats = [...figure.options.map(({ shape }) => shape.format.value), 'promise'] as const

/** A promise is a sentence: pages say it, and show it nowhere as a number. */
export const isPromise = (figure: Figure): figure is Promised => figure.format === 'promise'

/** What is said of a figure. A promise says it itself. */
export function wordsOf(figure: Figure): z.infer<typeof said> {
  return isPromise(figure) ? { label: figure.value, note: figure.value } : figure
}

/** A figure's number to calculate with; none where it is in words. */
export function bareNumber(figure: Figure) {
  return {
    value: typeof figure.value === 'number' ? figure.value : null,
    unit: figure.format === 'duration' ? figure.unit : null,
  }
}
