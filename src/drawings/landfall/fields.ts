import { z } from 'zod'

import type { Figure } from '../../data-model/figures'
import type { Finding } from '../../data-model/finding'
import { figureId } from '../../data-model/primitives'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import type { SectionContext } from '../../sections/define-section'
import { exampleHeaded } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

export const sounding = z.strictObject({
  days: z.number().int().positive().describe('Days before the opening by which it is ready: the depth of the water'),
  name: exampleText.describe('What is ready'),
  text: exampleText.describe('What that means, in at most eight words'),
})

const named = z.strictObject({
  name: exampleText.describe('What it is called'),
  text: exampleText.describe('What it is, in a few words'),
})

export const fields = {
  ...exampleHeaded,
  within: figureId.describe('The days that an opening takes at most, 10 to 60: the depth where the course begins'),
  begin: exampleText.describe('Stands below those days, where the course begins'),
  soundings: z.array(sounding).min(3).max(7).describe('From the deepest to the shallowest'),
  left: exampleText.describe('Stands after the days of a sounding, for screen readers'),
  landing: named.describe('Opening day: stands below the zero at the quay'),
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
const range = [10, 60] as const

export function findings({ within, soundings }: Landfall, { figures }: Context): Finding[] {
  const start = daysOf(figures.get(within))
  if (start === undefined) return [{ field: 'within', message: 'is no duration in days' }]
  const found: Finding[] = []
  const [least, most] = range
  if (start < least || start > most || !Number.isInteger(start)) {
    found.push({
      field: 'within',
      message: `is ${start} days: the drawing has room for ${least} to ${most} whole days`,
    })
  }
  soundings.forEach(({ days }, index) => {
    const before = soundings[index - 1]?.days
    if (before === undefined || days < before) return
    const message = `is ${days}, not less than the ${before} of the sounding before it`
    found.push({ field: `soundings[${index}].days`, message })
  })
  return found
}
