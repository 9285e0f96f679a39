import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { clockTime, exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

export const moment = z.strictObject({
  time: clockTime,
  name: exampleName.meta({ hint: { en: 'What is ready, or happens', it: 'Che cosa è pronto, o succede' } }),
  text: exampleLine.meta({
    hint: { en: 'What happens then, in at most eight words', it: 'Che cosa succede allora, in otto parole al massimo' },
  }),
})

const hour = z.number().int().min(0).max(23)

export const fields = {
  ...exampleHeaded,
  light: field(
    z.strictObject({
      from: field(hour, {
        en: ['Sunrise', 'Sunrise'],
        it: ['Alba', 'L’alba'],
      }),
      to: field(hour, {
        en: ['Sunset', 'Sunset'],
        it: ['Tramonto', 'Il tramonto'],
      }),
    }),
    {
      en: ['Daylight', 'Hours at which the sun rises and sets'],
      it: ['Ore di luce', 'Le ore in cui il sole sorge e tramonta'],
    },
  ),
  ready: field(z.array(moment).min(3).max(5), {
    en: ['What gets ready', 'What gets ready, in its order. With the last the shop is open', 'thing'],
    it: ['Che cosa si prepara', 'Che cosa si prepara, in ordine. Con l’ultima il negozio è aperto', 'cosa'],
  }),
  after: field(z.array(moment).min(1).max(2), {
    en: ['After the opening', 'What happens once it is open; the last after sunset'],
    it: ['Dopo l’apertura', 'Che cosa succede quando è aperto; l’ultima cosa dopo il tramonto'],
  }),
  shutter: field(exampleText, {
    en: ['The shutter', 'What one step of the shutter is'],
    it: ['La serranda', 'Che cos’è uno scatto della serranda'],
  }),
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
  // The last of them is the opening itself.
  count: formatNumber(ready.length - 1, language),
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
    found.push({
      field,
      message: {
        en: `is ${time}, not after ${before} before it`,
        it: `è ${time}, e non viene dopo ${before} che precede`,
      },
    })
  })
  const first = minutesOf(ready[0]?.time ?? '') / 60
  const last = minutesOf(after.at(-1)?.time ?? '') / 60
  if (first < light.from)
    found.push({
      field: 'light.from',
      message: { en: `is ${light.from}, after the first moment`, it: `è ${light.from}, dopo il primo momento` },
    })
  if (last < light.to)
    found.push({
      field: 'light.to',
      message: {
        en: `is ${light.to}, after the last moment: it is an evening`,
        it: `è ${light.to}, dopo l’ultimo momento, che è di sera`,
      },
    })
  return found
}
