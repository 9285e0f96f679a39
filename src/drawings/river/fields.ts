import { z } from 'zod'
import type { Finding } from '../../data-model/finding'
import { field } from '../../data-model/words'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'
import { exampleHeaded, exampleLine, exampleName, exampleText, fillWords, type Values } from '../kit/example'
import type { Reading } from '../kit/model'

export const leak = z.strictObject({
  loss: field(z.number().int().positive(), {
    en: ['Loss', 'How many leave here'],
    it: ['Perdita', 'Quanti se ne vanno qui'],
  }),
  name: exampleName,
  text: exampleLine.meta({
    hint: { en: 'What they met, in at most eight words', it: 'Che cosa hanno trovato, in otto parole al massimo' },
  }),
})

export const fields = {
  ...exampleHeaded,
  start: field(z.number().int().min(20).max(400), {
    en: ['At the start', 'How many arrive'],
    it: ['Alla partenza', 'Quanti arrivano'],
  }),
  unit: field(z.number().int().positive(), {
    en: ['Unit', 'How many one line stands for. Every number of the river is a multiple of it'],
    it: ['Unità', 'Quanti ne vale una linea. Ogni numero del fiume ne è un multiplo'],
  }),
  source: field(exampleText, {
    en: ['Source', 'What arrives: stands below the number at the spring'],
    it: ['Sorgente', 'Che cosa arriva: sta sotto il numero alla sorgente'],
  }),
  leaks: field(z.array(leak).min(2).max(5), {
    en: ['Leaks', 'Where visitors leave, from spring to mouth', 'leak'],
    it: ['Perdite', 'Dove i visitatori se ne vanno, dalla sorgente alla foce', 'perdita'],
  }),
  left: field(exampleText, {
    en: ['What is left', 'Stands after what is left at each gauge, for screen readers'],
    it: ['Quanti restano', 'Segue quanti restano a ogni misura, per chi usa un lettore di schermo'],
  }),
  mouth: field(exampleText, {
    en: ['Mouth', 'What arrives at the sea: stands below the number at the mouth'],
    it: ['Foce', 'Che cosa arriva al mare: sta sotto il numero alla foce'],
  }),
  line: field(exampleText, {
    en: ['One line', 'What one line is'],
    it: ['Una linea', 'Che cos’è una linea'],
  }),
}

export const riverFields = z.object(fields)

export type River = z.output<typeof riverFields>

/** What is left after each leak. */
function rests({ start, leaks }: River): number[] {
  return leaks.map((_leak, index) => start - leaks.slice(0, index + 1).reduce((sum, { loss }) => sum + loss, 0))
}

export function valuesOf(river: River, language: Language): Values {
  const number = (value: number) => formatNumber(value, language)
  const rest = rests(river).at(-1) ?? river.start
  return {
    start: number(river.start),
    rest: number(rest),
    lost: number(river.start - rest),
    unit: number(river.unit),
  }
}

/** Fewest lines that still look like a river at its mouth. */
const fewestLines = 3

export function findings(river: River): Finding[] {
  const { start, unit, leaks } = river
  const uneven = leaks.flatMap(({ loss }, index) =>
    loss % unit === 0
      ? []
      : [
          {
            field: `leaks[${index}].loss`,
            message: {
              en: `is ${loss}, no multiple of the unit ${unit}`,
              it: `è ${loss}, che non è un multiplo di ${unit}`,
            },
          },
        ],
  )
  const rest = rests(river).at(-1) ?? start
  const lost = start - rest
  if (start % unit !== 0)
    uneven.push({
      field: 'start',
      message: {
        en: `is ${start}, no multiple of the unit ${unit}`,
        it: `è ${start}, che non è un multiplo di ${unit}`,
      },
    })
  if (start / unit > 40)
    uneven.push({
      field: 'unit',
      message: {
        en: `draws ${start / unit} lines; at most 40 can be counted`,
        it: `disegna ${start / unit} linee; se ne possono contare al massimo 40`,
      },
    })
  if (rest < fewestLines * unit) {
    const message = {
      en: `lose ${lost} of ${start}: ${rest} are left, and at least ${fewestLines * unit} must reach the sea`,
      it: `ne perdono ${lost} su ${start}: ne restano ${rest}, e al mare devono arrivarne almeno ${fewestLines * unit}`,
    }
    uneven.push({ field: 'leaks', message })
  }
  return uneven
}

/** What the river carries on each stretch, from the spring to the mouth. */
function readingsOf(
  { source, left, mouth, leaks }: River,
  sourceText: string,
  restTexts: readonly string[],
): Reading[] {
  const rest = (order: number) => (order === leaks.length - 1 ? mouth : left)
  return [
    { id: 'stretch-0', figure: sourceText, text: source },
    ...restTexts.map((figure, order) => ({ id: `stretch-${order + 1}`, figure, text: rest(order) })),
  ]
}

/** The river with its words and numbers as a page shows them. */
export function shownRiver(section: River, language: Language) {
  const words = fillWords(section, valuesOf(section, language))
  const sourceText = formatNumber(section.start, language)
  const restTexts = rests(section).map((rest) => formatNumber(rest, language))
  return {
    ...words,
    sourceText,
    readings: readingsOf(words, sourceText, restTexts),
    leaks: words.leaks.map((entry, index) => ({
      ...entry,
      lossText: formatNumber(-entry.loss, language),
      restText: restTexts[index] ?? '',
    })),
  }
}

export type ShownRiver = ReturnType<typeof shownRiver>
