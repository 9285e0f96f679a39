import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

const share = z.number().int().min(0).max(100)

export const hut = z.strictObject({
  guide: field(share, {
    en: ['The guide', 'Per cent of the work that the guide does here'],
    it: ['La guida', 'Percentuale del lavoro che qui fa la guida'],
  }),
  pupil: field(share, {
    en: ['The pupil', 'Per cent that the pupil does. The two make a hundred'],
    it: ['Chi impara', 'Percentuale che fa chi impara. Insieme fanno cento'],
  }),
  name: exampleName,
  text: exampleLine.meta({
    hint: { en: 'Who does what here, in at most nine words', it: 'Chi fa che cosa qui, in nove parole al massimo' },
  }),
})

export const fields = {
  ...exampleHeaded,
  huts: field(z.array(hut).min(3).max(5), {
    en: ['Huts', 'From the valley to the summit, where the pupil walks alone', 'hut'],
    it: ['Rifugi', 'Dalla valle alla cima, dove chi impara cammina senza corda', 'rifugio'],
  }),
  guide: field(exampleText, {
    en: ['The guide', "What the guide's rope is: stands in the legend"],
    it: ['La guida', 'Che cos’è la corda della guida: sta nella legenda'],
  }),
  pupil: field(exampleText, {
    en: ['The pupil', "What the pupil's rope is: stands in the legend"],
    it: ['Chi impara', 'Che cos’è la corda di chi impara: sta nella legenda'],
  }),
  note: field(exampleText, {
    en: ['Note', 'What both ropes together are'],
    it: ['Nota', 'Che cosa sono le due corde insieme'],
  }),
}

export const ridgeFields = z.object(fields)

export type Ridge = z.output<typeof ridgeFields>

const percent = (value: number, language: Language) =>
  formatNumber(value / 100, language, { style: 'percent', maximumFractionDigits: 0 })

export function valuesOf({ huts }: Ridge, language: Language): Values {
  return { first: percent(huts[0]?.pupil ?? 0, language), whole: percent(100, language) }
}

export function findings({ huts }: Ridge): Finding[] {
  const wrong = huts.flatMap(({ guide, pupil }, index): Finding[] => {
    const field = `huts[${index}]`
    const before = huts[index - 1]
    if (guide + pupil !== 100) {
      return [
        {
          field,
          message: {
            en: `shares ${guide} and ${pupil}: they make ${guide + pupil}, not 100`,
            it: `divide in ${guide} e ${pupil}: fanno ${guide + pupil}, non 100`,
          },
        },
      ]
    }
    if (!before || pupil > before.pupil) return []
    return [
      {
        field: `${field}.pupil`,
        message: {
          en: `is ${pupil} after ${before.pupil}: it must grow from hut to hut`,
          it: `è ${pupil} dopo ${before.pupil}: deve crescere di rifugio in rifugio`,
        },
      },
    ]
  })
  const last = huts.at(-1)
  if (last && last.guide !== 0) {
    wrong.push({
      field: `huts[${huts.length - 1}].guide`,
      message: {
        en: `is ${last.guide}: at the summit one walks alone`,
        it: `è ${last.guide}: in cima si cammina senza guida`,
      },
    })
  }
  return wrong
}

/** The ridge with its words and shares as a page shows them. */
export function shownRidge(section: Ridge, language: Language) {
  const words = fillWords(section, valuesOf(section, language))
  return {
    ...words,
    huts: words.huts.map((entry) => ({
      ...entry,
      guideText: percent(entry.guide, language),
      pupilText: percent(entry.pupil, language),
    })),
  }
}

export type ShownRidge = ReturnType<typeof shownRidge>
