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
  within: figureId.describe('The days that an opening takes at most: the depth where the course begins'),
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
  if (start === undefined) return [{ field: 'within', message: 'is no duration in days' }]
  const found: Finding[] = []
  if (start > mostDays) {
    found.push({ field: 'within', message: `is ${start} days: at most ${mostDays} lines can be told apart` })
  }
  soundings.forEach(({ days }, index) => {
    const field = `soundings[${index}].days`
    const before = soundings[index - 1]?.days
    if (days >= start) found.push({ field, message: `is ${days}, and the opening takes less than ${start} days` })
    if (before !== undefined && days >= before) {
      found.push({ field, message: `is ${days}, not less than the ${before} of the sounding before it` })
    }
  })
  return found
}
