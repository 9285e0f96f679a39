import { z } from 'zod'

import { byLanguage } from '../i18n/languages'
import { figure, type said, valueLabel } from './figure'
import { figureId, localized } from './primitives'
import { field } from './words'

/** A sentence that pages say word for word: it stands here once. */
const promise = z.strictObject({
  id: field(figureId, ['Id', 'Pages write {{id}}, and the sentence stands there']),
  value: localized.optional().meta({
    label: valueLabel,
    hint: 'The whole sentence. It names the figure that it promises: {{figure-id}}. {{hours}} stands for a comma and the hours of data/site.json, or for nothing. Without a sentence, pages leave the promise out',
  }),
})

export const figuresFile = z.strictObject({
  $schema: z.string().optional(),
  figures: z.array(figure).min(1).meta({ label: 'Figures', one: 'figure' }),
  promises: field(z.array(promise).default([]), [
    'Promises',
    'What pages promise, in the same words everywhere',
    'promise',
  ]),
})

const sentence = z.object(byLanguage(() => z.string()))
const promised = promise.extend({ format: z.literal('promise'), value: sentence })
/** All that copy can name in two braces. */
export const namedInCopy = z.union([figure, promised])
export type Figure = z.infer<typeof namedInCopy>
type Promised = z.infer<typeof promised>

/** The figures of a file, then its promises. A promise that the owner has not made is an empty sentence. */
export function entriesOf({ figures, promises }: z.infer<typeof figuresFile>): Figure[] {
  const format = 'promise' as const
  return [...figures, ...promises.map(({ value = byLanguage(() => ''), ...entry }) => ({ ...entry, value, format }))]
}

/** Names of the formats. */
export const figureFormats = [...figure.options.map(({ shape }) => shape.format.value), 'promise'] as const

/** A promise is a sentence: pages say it, and show it nowhere as a number. */
export const isPromise = (figure: Figure): figure is Promised => figure.format === 'promise'

/** The texts of a figure. The sentence of a promise is its label. */
export function saidOf(figure: Figure): z.infer<typeof said> {
  return isPromise(figure) ? { label: figure.value } : figure
}

/** A figure as a sentence says it, if it has such words. */
export const figureInWords = (figure: Figure) => (isPromise(figure) ? undefined : figure.words)

/** A figure's number to calculate with; none where it is in words. */
export function bareNumber(figure: Figure) {
  return {
    value: typeof figure.value === 'number' ? figure.value : null,
    unit: figure.format === 'duration' ? figure.unit : null,
  }
}
