import { z } from 'zod'

import type { Figure } from '../../data-model/figures'
import type { Finding } from '../../data-model/finding'
import { figureId } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import type { SectionContext } from '../../sections/define-section'
import { exampleHeaded } from '../../sections/fields'
import { exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

export const sounding = z.strictObject({
  days: z
    .number()
    .int()
    .positive()
    .meta({
      label: { en: 'Days left', it: 'Giorni che mancano' },
      hint: {
        en: 'Days before the opening by which it is ready: the depth of the water',
        it: 'Quanti giorni prima dell’apertura è pronta: la profondità dell’acqua',
      },
    }),
  name: exampleName.meta({ hint: { en: 'What is ready', it: 'Che cosa è pronto' } }),
  text: exampleLine.meta({
    hint: { en: 'What that means, in at most eight words', it: 'Che cosa vuol dire, in otto parole al massimo' },
  }),
})

const named = z.strictObject({
  name: exampleName.meta({ hint: { en: 'What it is called', it: 'Come si chiama' } }),
  text: exampleLine.meta({ hint: { en: 'What it is, in a few words', it: 'Che cos’è, in poche parole' } }),
})

export const fields = {
  ...exampleHeaded,
  within: figureId.meta({
    label: { en: 'Days at most', it: 'Giorni al massimo' },
    hint: {
      en: 'The days that an opening takes at most: the depth where the course begins',
      it: 'I giorni che un’apertura richiede al massimo: la profondità dove comincia la rotta',
    },
  }),
  begin: exampleText.meta({
    label: { en: 'At the beginning of the course', it: 'All’inizio della rotta' },
    hint: {
      en: 'Stands below those days, where the course begins',
      it: 'Sta sotto quei giorni, dove comincia la rotta',
    },
  }),
  soundings: z
    .array(sounding)
    .min(3)
    .max(7)
    .meta({
      label: { en: 'Soundings', it: 'Scandagli' },
      one: { en: 'sounding', it: 'scandaglio' },
      hint: { en: 'From the deepest to the shallowest', it: 'Dal più profondo al meno profondo' },
    }),
  left: exampleText.meta({
    label: { en: 'After the days', it: 'Dopo i giorni' },
    hint: {
      en: 'Stands after the days of a sounding, for screen readers',
      it: 'Sta dopo i giorni di uno scandaglio, per gli screen reader',
    },
  }),
  front: named.meta({
    label: { en: 'Front light', it: 'Fanale anteriore' },
    hint: { en: 'The leading light near the water', it: 'Il fanale vicino all’acqua' },
  }),
  rear: named.meta({
    label: { en: 'Rear light', it: 'Fanale posteriore' },
    hint: { en: 'The leading light behind it', it: 'Il fanale dietro di esso' },
  }),
  landing: named.meta({
    label: { en: 'Landing', it: 'Approdo' },
    hint: {
      en: 'Opening day: stands below the zero at the quay',
      it: 'Il giorno dell’apertura: sta sotto lo zero, al molo',
    },
  }),
  line: exampleText.meta({
    label: { en: 'One line', it: 'Una linea' },
    hint: { en: 'What one line of the water is', it: 'Che cos’è una linea dell’acqua' },
  }),
  lights: exampleText.meta({
    label: { en: 'Leading lights', it: 'Fanali in linea' },
    hint: { en: 'What the leading lights say', it: 'Che cosa dicono i fanali' },
  }),
  rocks: exampleText.meta({
    label: { en: 'Rocks', it: 'Scogli' },
    hint: { en: 'What the rocks are', it: 'Che cosa sono gli scogli' },
  }),
}

export const landfallFields = z.object(fields)
type Landfall = z.output<typeof landfallFields>

/** Where the course begins when its figure is wrong: something must be drawn until the check says so. */
export const anyStart = 30

export function daysOf(figure: Figure | undefined): number | undefined {
  return figure?.format === 'duration' && figure.unit === 'day' ? figure.value : undefined
}

export const valuesOf = (start: number, { soundings }: Landfall, language: Language): Values => ({
  start: formatNumber(start, language),
  count: formatNumber(soundings.length, language),
})

type Context = Pick<SectionContext, 'figures' | 'language'>

/** The section with its words in place, and its numbers as the labels show them. */
export function shownLandfall(section: Landfall, { figures, language }: Context) {
  const start = daysOf(figures.get(section.within)) ?? anyStart
  const words = fillWords(section, valuesOf(start, section, language))
  const depth = (days: number) => formatNumber(days, language)
  return {
    ...words,
    start,
    startText: depth(start),
    landingText: depth(0),
    soundings: words.soundings.map((entry) => ({ ...entry, depthText: depth(entry.days) })),
  }
}

export type ShownLandfall = ReturnType<typeof shownLandfall>

/** Most lines of water that can still be told apart. */
const mostDays = 60

export function findings({ within, soundings }: Landfall, { figures }: Context): Finding[] {
  const start = daysOf(figures.get(within))
  if (start === undefined)
    return [{ field: 'within', message: { en: 'is no duration in days', it: 'non è una durata in giorni' } }]
  const found: Finding[] = []
  if (start > mostDays) {
    found.push({
      field: 'within',
      message: {
        en: `is ${start} days: at most ${mostDays} lines can be told apart`,
        it: `è di ${start} giorni: si distinguono al massimo ${mostDays} linee`,
      },
    })
  }
  soundings.forEach(({ days }, index) => {
    const field = `soundings[${index}].days`
    const before = soundings[index - 1]?.days
    if (days >= start)
      found.push({
        field,
        message: {
          en: `is ${days}, and the opening takes less than ${start} days`,
          it: `è ${days}, e l’apertura richiede meno di ${start} giorni`,
        },
      })
    if (before !== undefined && days >= before) {
      found.push({
        field,
        message: {
          en: `is ${days}, not less than the ${before} of the sounding before it`,
          it: `è ${days}, non meno dei ${before} dello scandaglio precedente`,
        },
      })
    }
  })
  return found
}
