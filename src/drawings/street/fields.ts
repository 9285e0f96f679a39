import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { text } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

export const moment = z.strictObject({
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, for example "08:30"')
    .describe('By the clock, with two digits: 08:30'),
  name: exampleText.describe('What is ready, or happens'),
  text: exampleText.describe('What happens then, in at most eight words'),
})

const hour = z.number().int().min(0).max(23)

export const fields = {
  ...exampleHeaded,
  light: z
    .strictObject({ from: hour.describe('Sunrise'), to: hour.describe('Sunset') })
    .describe('Hours at which the sun rises and sets'),
  ready: z.array(moment).min(3).max(5).describe('What gets ready, in its order. With the last the shop is open'),
  after: z.array(moment).min(1).max(2).describe('What happens once it is open; the last after sunset'),
  wall: text.describe('Stands below the drawing: whose walls they are'),
  shutter: exampleText.describe('What one step of the shutter is'),
  lamp: exampleText.describe('What is lemon'),
}

export const streetFields = z.object(fields)
type Street = z.output<typeof streetFields>

/** Minutes since midnight. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A time as one says it: `8:30`. */
const spoken = (time: string) => time.replace(/^0/, '')

export const valuesOf = ({ ready }: Street, language: Language): Values => ({
  count: formatNumber(ready.length, language),
  opening: spoken(ready.at(-1)?.time ?? ''),
})

/** The section with its words in place, and how far the shutter is up at each of its moments. */
export function shownStreet(section: Street, language: Language) {
  const words = fillWords(section, valuesOf(section, language))
  const steps = section.ready.length
  const moments = [...words.ready, ...words.after].map((entry, index) => ({
    ...entry,
    timeText: spoken(entry.time),
    hour: minutesOf(entry.time) / 60,
    steps: Math.min(steps, index + 1),
  }))
  return { ...words, moments, steps }
}

export type ShownStreet = ReturnType<typeof shownStreet>

export function findings({ light, ready, after }: Street): Finding[] {
  const found: Finding[] = []
  const entries = [
    ...ready.map(({ time }, index) => ({ field: `ready[${index}].time`, time })),
    ...after.map(({ time }, index) => ({ field: `after[${index}].time`, time })),
  ]
  entries.forEach(({ field, time }, index) => {
    const before = entries[index - 1]?.time
    if (before === undefined || minutesOf(time) > minutesOf(before)) return
    found.push({ field, message: `is ${time}, not after ${before} before it` })
  })
  const first = minutesOf(ready[0]?.time ?? '') / 60
  const last = minutesOf(after.at(-1)?.time ?? '') / 60
  if (first < light.from) found.push({ field: 'light.from', message: `is ${light.from}, after the first moment` })
  if (last < light.to)
    found.push({ field: 'light.to', message: `is ${light.to}, after the last moment: it is an evening` })
  return found
}
