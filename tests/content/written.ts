import type { Figure } from '../../src/data-model/figures'
import { formatFigure } from '../../src/data-model/format-figure'

/** A number as each language writes it; `~` is a no-break space. */
const english = String.raw`\d{1,3}(,\d{3})*(\.\d+)?`
const italian = String.raw`\d{1,3}(\.\d{3})*(,\d+)?`
const large = { en: '~(thousand|million|billion|trillion)s?', it: '(~mila|~mille|~milion[ei]|~miliard[oi])' }
const whole = (pattern: string) => new RegExp(`^(${pattern})$`)

const written: Record<Figure['format'], { en: RegExp; it: RegExp }> = {
  count: { en: whole(`${english}(${large.en})?\\+?`), it: whole(`${italian}(${large.it})?\\+?`) },
  percent: { en: whole(`[+−]?${english}%`), it: whole(`[+−]?${italian}%`) },
  rating: { en: whole(`${english}/${english}`), it: whole(`${italian}/${italian}`) },
  euro: { en: whole(`€${english}M?`), it: whole(`${italian}(~mln)?~€`) },
  duration: {
    en: whole(`${english}~(year|month|week|day|hour|minute)s?`),
    it: whole(`${italian}~(ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi])`),
  },
  year: { en: /^\d{4}$/, it: /^\d{4}$/ },
  text: { en: /./, it: /./ },
  promise: { en: /./, it: /./ },
}

/** Asserts that a figure is written as each language writes it, whatever its value (R-FIGURE-2). */
export function expectWritten(figure: Figure): void {
  expect(formatFigure(figure, 'en').replaceAll('\u00a0', '~')).toMatch(written[figure.format].en)
  expect(formatFigure(figure, 'it').replaceAll('\u00a0', '~')).toMatch(written[figure.format].it)
}
