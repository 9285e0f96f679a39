import { z } from 'zod'

import type { Finding } from '../../data-model/finding'
import { formed } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { heading } from '../../sections/fields'
import { exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'

const month = formed(/^20\d\d-(0[1-9]|1[0-2])$/, {
  en: 'must be a month, for example "2016-11"',
  it: 'deve essere un mese, per esempio «2016-11»',
})

export const version = z.strictObject({
  name: exampleName
    .max(8)
    .meta({ hint: { en: 'Its number, as its makers write it', it: 'Il suo numero, come lo scrive chi la fa' } }),
  released: month.meta({
    label: { en: 'Released', it: 'Uscita' },
    hint: {
      en: 'Month of its first release: the flow lasts to the next one',
      it: 'Il mese della prima uscita: la colata dura fino alla successiva',
    },
  }),
})

const vein = z.strictObject({
  name: exampleName.max(28),
  text: exampleLine.meta({
    hint: {
      en: 'What becomes of it, in at most six words. {year} is when it was written',
      it: 'Che cosa ne è stato, in sei parole al massimo. {year} è quando fu scritta',
    },
  }),
  written: month.meta({
    label: { en: 'Written', it: 'Scritta' },
    hint: { en: 'Month in which it was written', it: 'Mese in cui è stata scritta' },
  }),
  holds: z.boolean().meta({
    label: { en: 'It holds', it: 'Regge' },
    hint: {
      en: 'Whether it goes on across the fault. All others are cut',
      it: 'Se prosegue oltre la faglia. Tutte le altre sono tagliate',
    },
  }),
})

export const fields = {
  heading,
  intro: exampleText.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: {
      en: 'Says that the shop is invented. {cut} of {all} changes are cut, in {years} years',
      it: 'Dice che il negozio è inventato. {cut} modifiche su {all} sono tagliate, in {years} anni',
    },
  }),
  versions: z
    .array(version)
    .min(3)
    .max(6)
    .meta({
      label: { en: 'Versions', it: 'Versioni' },
      one: { en: 'version', it: 'versione' },
      hint: {
        en: 'Flows, the oldest first. Their dates are real',
        it: 'Le colate, prima la più vecchia. Le date sono vere',
      },
    }),
  today: month.meta({
    label: { en: 'Today', it: 'Oggi' },
    hint: { en: 'How far the core reaches', it: 'Fin dove arriva la carota' },
  }),
  veins: z
    .array(vein)
    .min(2)
    .max(4)
    .meta({
      label: { en: 'Veins', it: 'Vene' },
      one: { en: 'vein', it: 'vena' },
      hint: {
        en: 'Changes of the shop, the first one written first',
        it: 'Le modifiche del negozio, prima la prima scritta',
      },
    }),
  fault: z
    .strictObject({
      before: exampleText.meta({
        label: { en: 'Today', it: 'Oggi' },
        hint: {
          en: 'Number of the version that the jump leads to: the fault lies there',
          it: 'Il numero della versione a cui porta il salto: lì sta la faglia',
        },
      }),
      name: exampleName,
      text: exampleLine,
    })
    .meta({
      label: { en: 'The fault', it: 'La faglia' },
      hint: {
        en: 'Where the jump to another version cuts the veins',
        it: 'Dove il salto a un’altra versione taglia le vene',
      },
    }),
  legend: z
    .strictObject({
      flow: exampleText.meta({ label: { en: 'A flow', it: 'Una colata' } }),
      vein: exampleText.meta({ label: { en: 'A vein', it: 'Una vena' } }),
    })
    .meta({
      label: { en: 'Legend', it: 'Legenda' },
      hint: { en: 'What the signs of the core mean', it: 'Che cosa significano i segni della carota' },
    }),
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
    const message = {
      en: `is ${next}, ${months} months after ${released}: a flow of fewer than ${thinnest} cannot be drawn`,
      it: `è ${next}, ${months} mesi dopo ${released}: una colata di meno di ${thinnest} non si può disegnare`,
    }
    found.push({ field, message })
  })
  veins.forEach(({ written }, index) => {
    const [from, before] = [versions[0]?.released ?? '', veins[index - 1]?.written ?? '']
    const field = `veins[${index}].written`
    if (written <= from || written >= today)
      found.push({
        field,
        message: {
          en: `is ${written}, outside the core of ${from} to ${today}`,
          it: `è ${written}, fuori dalla carota che va da ${from} a ${today}`,
        },
      })
    if (written < before)
      found.push({
        field,
        message: {
          en: `is ${written}, before ${before} of the vein before it`,
          it: `è ${written}, prima di ${before} della vena precedente`,
        },
      })
  })
  const at = faultOf(section)
  if (at === undefined || at === versions[0]?.released) {
    const names = versions
      .slice(1)
      .map(({ name }) => name)
      .join(', ')
    const message = {
      en: `is "${section.fault.before}", which is none of ${names}`,
      it: `è «${section.fault.before}», che non è tra ${names}`,
    }
    return [...found, { field: 'fault.before', message }]
  }
  if (!veins.some((one) => isCut(section, one))) {
    found.push({
      field: 'veins',
      message: {
        en: `none is older than ${at} and does not hold: the fault cuts nothing`,
        it: `nessuna è più vecchia di ${at} e non regge: la faglia non taglia niente`,
      },
    })
  }
  return found
}
