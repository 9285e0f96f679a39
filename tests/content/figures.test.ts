import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Figure, figuresFile } from '../../src/data-model/figures'
import { formatFigure } from '../../src/data-model/format-figure'
import { readJson, root } from '../jest/project'

/** R-FIGURE-4: where each figure stands, whatever its value. */
const places: [id: string, pages: string][] = [
  ['projects', 'en/home it/home'],
  ['sales-growth', 'en/home it/home'],
  ['years-precise', 'en/home'],
  ['years', 'it/home en/mission-vision it/mission-vision'],
  ['prestashop-years', 'en/prestashop-agency it/prestashop-agency it/prestashop-catania it/e-commerce-con-prestashop'],
  ['partner-years', 'en/prestashop-agency it/prestashop-agency'],
  ['prestashop-projects', 'en/prestashop-agency it/prestashop-agency'],
  ['community-members', 'en/prestashop-agency it/prestashop-agency'],
  ['versions', 'en/prestashop-agency it/prestashop-agency'],
  ['agency-rating', 'en/prestashop-agency it/prestashop-agency'],
  ['roi', 'en/marketing-performance it/marketing-performance'],
  ['cpa', 'en/marketing-performance it/marketing-performance'],
  ['ltv', 'en/marketing-performance it/marketing-performance'],
  ['retention', 'en/marketing-performance it/marketing-performance'],
  ['client-retention', 'en/mission-vision it/mission-vision'],
  ['revenue', 'en/prestashop-agency it/prestashop-agency en/strategic-consulting it/strategic-consulting'],
  ['pass-rate', 'en/training-support it/training-support'],
  ['training-rating', 'en/training-support it/training-support'],
  ['program-management', 'en/training-support it/training-support'],
  ['program-marketing', 'en/training-support it/training-support'],
  ['program-analytics', 'en/training-support it/training-support'],
  ['program-custom', 'en/training-support it/training-support'],
  ['integration-time', 'it/evento-farmasimplex'],
  ['new-customers', 'it/evento-farmasimplex'],
  ['free-consultation', 'it/evento-farmasimplex'],
  ['launch-time', 'en/from-zero it/from-zero it/e-commerce-con-shopify'],
  ['prestashop-founded', 'it/e-commerce-con-prestashop'],
  ['prestashop-shops', 'it/e-commerce-con-prestashop'],
  ['no-fees', 'it/e-commerce-con-prestashop'],
  ['shopify-founded', 'en/shopify-development it/shopify-development it/e-commerce-con-shopify'],
  ['shopify-businesses', 'en/shopify-development it/shopify-development it/e-commerce-con-shopify'],
  ['shopify-support', 'en/shopify-development it/shopify-development it/e-commerce-con-shopify'],
  ['email-response', 'en/contact it/contact'],
  ['form-response', 'en/contact it/contact'],
  ['free-call', 'en/contact it/contact'],
  ['quote-time', 'en/contact it/contact'],
  ['project-shortest', 'en/contact it/contact'],
  ['project-longest', 'en/contact it/contact'],
]

const { figures } = figuresFile.parse(readJson('data/figures.json'))
const idsIn = (page: string): Set<string> => {
  const content = readFileSync(join(root, `data/pages/${page}.json`), 'utf8')
  return new Set(
    [...content.matchAll(/\{\{([\w-]+)\}\}|"([\w-]+)"/g)].map(([, named, listed]) => named ?? listed ?? ''),
  )
}

/** A number as each language writes it; `~` is a no-break space. */
const english = String.raw`\d{1,3}(,\d{3})*(\.\d+)?`
const italian = String.raw`\d{1,3}(\.\d{3})*(,\d+)?`
const whole = (pattern: string) => new RegExp(`^(${pattern})$`)

const written: Record<Exclude<Figure['format'], 'promise'>, { en: RegExp; it: RegExp }> = {
  count: { en: whole(`${english}(~millions?)?\\+?`), it: whole(`${italian}(~milion[ei])?\\+?`) },
  percent: { en: whole(`[+−]?${english}%`), it: whole(`[+−]?${italian}%`) },
  rating: { en: whole(`${english}/\\d+`), it: whole(`${italian}/\\d+`) },
  euro: { en: whole(`€${english}M?`), it: whole(`${italian}(~mln)?~€`) },
  duration: {
    en: whole(`${english}~(year|month|week|day|hour|minute)s?`),
    it: whole(`${italian}~(ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minut[oi])`),
  },
  year: { en: /^\d{4}$/, it: /^\d{4}$/ },
  text: { en: /./, it: /./ },
}

test.each(places)('%s exists, and stands on %s', (id, pages) => {
  expect(figures.map((figure) => figure.id)).toContain(id)
  for (const page of pages.split(' ')) expect({ page, stands: idsIn(page).has(id) }).toEqual({ page, stands: true })
})

/** R-FIGURE-2 */
test.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s is written as each language writes it',
  (_, figure) => {
    expect(formatFigure(figure, 'en').replaceAll('\u00a0', '~')).toMatch(written[figure.format].en)
    expect(formatFigure(figure, 'it').replaceAll('\u00a0', '~')).toMatch(written[figure.format].it)
  },
)

/** R-FIGURE-3 */
test('the years of the English home and those of the Italian home are two figures', () => {
  expect(idsIn('en/home').has('years')).toBe(false)
  expect(idsIn('it/home').has('years-precise')).toBe(false)
})
