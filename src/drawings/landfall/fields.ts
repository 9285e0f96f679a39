import { z } from 'zod'
import type { SectionContext } from '../../data-model/define-section'
import type { Figure } from '../../data-model/figures'
import type { Finding } from '../../data-model/finding'
import { figureId } from '../../data-model/primitives'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

export const sounding = z.strictObject({
  days: field(z.number().int().positive(), {
    en: ['Days left', 'Days before the opening by which it is ready: the depth of the water'],
    it: ['Giorni che mancano', 'Quanti giorni prima dell’apertura è pronta: la profondità dell’acqua'],
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
  within: field(figureId, {
    en: ['Days at most', 'The days that an opening takes at most, 10 to 35: the depth where the course begins'],
    it: [
      'Giorni al massimo',
      'I giorni che un’apertura richiede al massimo, da 10 a 35: la profondità dove comincia la rotta',
    ],
  }),
  begin: field(exampleText, {
    en: ['At the beginning of the course', 'Stands below those days, where the course begins'],
    it: ['All’inizio della rotta', 'Sta sotto quei giorni, dove comincia la rotta'],
  }),
  soundings: field(z.array(sounding).min(3).max(7), {
    en: ['Soundings', 'From the deepest to the shallowest', 'sounding'],
    it: ['Scandagli', 'Dal più profondo al meno profondo', 'scandaglio'],
  }),
  left: field(exampleText, {
    en: ['After the days', 'Stands after the days of a sounding, for screen readers'],
    it: ['Dopo i giorni', 'Sta dopo i giorni di uno scandaglio, per gli screen reader'],
  }),
  landing: field(named, {
    en: ['Landing', 'Opening day: stands below the zero at the quay'],
    it: ['Approdo', 'Il giorno dell’apertura: sta sotto lo zero, al molo'],
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

/**
 * The soundings of a course that begins at this depth. Where it is shallower than the first of them, all get shallower,
 * each still deeper than the next.
 */
function daysIn(start: number, soundings: Landfall['soundings']): number[] {
  const deepest = soundings[0]?.days ?? 0
  if (deepest < start) return soundings.map(({ days }) => days)
  const count = soundings.length
  return soundings.map(({ days }, index) => {
    const shallower = Math.round((days * (start - 1)) / deepest)
    return Math.min(start - 1 - index, Math.max(count - index, shallower))
  })
}

/** The section with its words in place, and its numbers as the labels show them. */
export function shownLandfall(section: Landfall, { figures, language }: Context) {
  const start = daysOf(figures.get(section.within)) ?? anyStart
  const words = fillWords(section, valuesOf(start, section, language))
  const depth = (days: number) => formatNumber(days, language)
  const soundingDays = daysIn(start, section.soundings)
  return {
    ...words,
    start,
    startText: depth(start),
    landingText: depth(0),
    soundings: words.soundings.map((entry, index) => {
      const days = soundingDays[index] ?? entry.days
      return { ...entry, days, depthText: depth(days) }
    }),
  }
}

export type ShownLandfall = ReturnType<typeof shownLandfall>

/** Fewer lines of water leave the soundings no room, more cannot be told apart. */
const range = [10, 35] as const

export function findings({ within, soundings }: Landfall, { figures }: Context): Finding[] {
  const start = daysOf(figures.get(within))
  if (start === undefined)
    return [{ field: 'within', message: { en: 'is no duration in days', it: 'non è una durata in giorni' } }]
  const found: Finding[] = []
  const [least, most] = range
  if (start < least || start > most || !Number.isInteger(start)) {
    found.push({
      field: 'within',
      message: {
        en: `is ${start} days: the drawing has room for ${least} to ${most} whole days`,
        it: `è di ${start} giorni: nel disegno c’è posto per ${least}–${most} giorni interi`,
      },
    })
  }
  soundings.forEach(({ days }, index) => {
    const before = soundings[index - 1]?.days
    if (before === undefined || days < before) return
    const message = {
      en: `is ${days}, not less than the ${before} of the sounding before it`,
      it: `è ${days}, non meno dei ${before} dello scandaglio precedente`,
    }
    found.push({ field: `soundings[${index}].days`, message })
  })
  return found
}
