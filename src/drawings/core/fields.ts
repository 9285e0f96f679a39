import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { exampleText, fillWords, type Values } from '../kit/example'

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month, for example "2016-11"')

export const version = z.strictObject({
  name: exampleText.max(8).describe('Its number, as its makers write it'),
  released: month.describe('Month of its first release: the flow lasts to the next one'),
})

const vein = z.strictObject({
  name: exampleText.max(28),
  text: exampleText.describe('What becomes of it, in at most six words. {year} is when it was written'),
  written: month.describe('Month in which it was written'),
  holds: z.boolean().describe('Whether it goes on across the fault. All others are cut'),
})

export const fields = {
  heading,
  intro: exampleText.describe('Says that the shop is invented. {cut} of {all} changes are cut, in {years} years'),
  versions: z.array(version).min(3).max(6).describe('Flows, the oldest first. Their dates are real'),
  today: month.describe('How far the core reaches'),
  veins: z.array(vein).min(2).max(4).describe('Changes of the shop, the first one written first'),
  fault: z
    .strictObject({
      before: exampleText.describe('Number of the version that the jump leads to: the fault lies there'),
      name: exampleText,
      text: exampleText,
    })
    .describe('Where the jump to another version cuts the veins'),
  legend: z.strictObject({ flow: exampleText, vein: exampleText }).describe('What the signs of the core mean'),
}

export const coreFields = z.object(fields)
export type Core = z.output<typeof coreFields>

/** Months since the year 2000. */
const monthsOf = (date: string) => (Number(date.slice(0, 4)) - 2000) * 12 + Number(date.slice(5)) - 1
const yearOf = (date: string) => date.slice(0, 4)

/** When the fault opens: with the version that the jump leads to. */
const faultOf = ({ versions, fault }: Core) => versions.find(({ name }) => name === fault.before)?.released

export const isCut = (section: Core, { written, holds }: Core['veins'][number]) =>
  !holds && monthsOf(written) < monthsOf(faultOf(section) ?? section.today)

export function valuesOf(section: Core, language: Language): Values {
  const number = (value: number) => formatNumber(value, language)
  const first = section.versions[0]?.released ?? section.today
  return {
    cut: number(section.veins.filter((one) => isCut(section, one)).length),
    all: number(section.veins.length),
    years: number(Math.floor((monthsOf(section.today) - monthsOf(first)) / 12)),
  }
}

/** The section with its words in place, and its dates as months from the foot of the core. */
export function shownCore(section: Core, language: Language) {
  const words = fillWords(section, valuesOf(section, language))
  const foot = monthsOf(section.versions[0]?.released ?? section.today)
  const depth = (date: string) => monthsOf(date) - foot
  return {
    ...words,
    versions: words.versions.map((entry) => ({ ...entry, year: yearOf(entry.released), from: depth(entry.released) })),
    veins: words.veins.map((entry) => ({
      ...fillWords(entry, { year: yearOf(entry.written) }),
      from: depth(entry.written),
      isCut: isCut(section, entry),
    })),
    length: depth(section.today),
    faultAt: depth(faultOf(section) ?? section.today),
  }
}

export type ShownCore = ReturnType<typeof shownCore>

/** Thinner flows have no room for their name. Months. */
const thinnest = 6

export function findings(section: Core): Finding[] {
  const { versions, veins, today } = section
  const found: Finding[] = []
  versions.forEach(({ released }, index) => {
    const next = versions[index + 1]?.released ?? today
    const field = index + 1 < versions.length ? `versions[${index + 1}].released` : 'today'
    const months = monthsOf(next) - monthsOf(released)
    if (months >= thinnest) return
    const message = `is ${next}, ${months} months after ${released}: a flow of fewer than ${thinnest} cannot be drawn`
    found.push({ field, message })
  })
  veins.forEach(({ written }, index) => {
    const [from, before] = [versions[0]?.released ?? '', veins[index - 1]?.written ?? '']
    const field = `veins[${index}].written`
    if (written <= from || written >= today)
      found.push({ field, message: `is ${written}, outside the core of ${from} to ${today}` })
    if (written < before) found.push({ field, message: `is ${written}, before ${before} of the vein before it` })
  })
  const at = faultOf(section)
  if (at === undefined || at === versions[0]?.released) {
    const message = `is "${section.fault.before}", which is none of ${versions
      .slice(1)
      .map(({ name }) => name)
      .join(', ')}`
    return [...found, { field: 'fault.before', message }]
  }
  if (!veins.some((one) => isCut(section, one))) {
    found.push({ field: 'veins', message: `none is older than ${at} and does not hold: the fault cuts nothing` })
  }
  return found
}
