import { z } from 'zod'

import { readJson } from '../jest/project'

/** The site has these paths, redirects and menu entries; it may have more. */
const { routes } = z
  .object({ routes: z.array(z.object({ page: z.string(), en: z.string().optional(), it: z.string().optional() })) })
  .parse(readJson('data/routes.json'))
const { redirects } = z
  .object({
    redirects: z.array(z.object({ from: z.array(z.string()), page: z.string(), language: z.enum(['en', 'it']) })),
  })
  .parse(readJson('data/redirects.json'))
const { groups, contact } = z
  .object({
    groups: z.array(
      z.looseObject({ id: z.string(), pages: z.array(z.string()), separatorBefore: z.string().optional() }),
    ),
    contact: z.string(),
  })
  .parse(readJson('data/navigation.json'))

/** R-ROUTE-2 */
test.each([
  ['/en', '/it'],
  ['/en/contact', '/it/contatti'],
  ['/en/e-commerce/prestashop-agency', '/it/e-commerce/agenzia-prestashop'],
  ['/en/e-commerce/shopify-development', '/it/e-commerce/sviluppo-shopify'],
  ['/en/e-commerce/from-zero', '/it/e-commerce/da-zero'],
  ['/en/e-commerce/established', '/it/e-commerce/avviato'],
  ['/en/e-commerce/underperforming', '/it/e-commerce/sottoperformante'],
  ['/en/about/mission-vision', '/it/chi-siamo/missione-visione'],
  ['/en/about/brand-manifesto', '/it/chi-siamo/manifesto-brand'],
  ['/en/about/our-philosophy', '/it/chi-siamo/la-nostra-filosofia'],
  ['/en/services/marketing-performance', '/it/servizi/marketing-performance'],
  ['/en/services/strategic-consulting', '/it/servizi/consulenza-strategica'],
  ['/en/services/training-support', '/it/servizi/formazione-supporto'],
])('%s is %s in Italian', (en, it) => {
  expect(routes.find((route) => route.en === en)?.it).toBe(it)
})

/** R-ROUTE-3 */
test.each([
  '/it/evento-farmasimplex',
  '/it/e-commerce-catania',
  '/it/prestashop-catania',
  '/it/e-commerce-con-prestashop',
  '/it/e-commerce-con-shopify',
])('%s is Italian only', (it) => {
  expect(routes.filter((route) => route.it === it)).toEqual([{ page: expect.any(String), it }])
})

/** R-ROUTE-1, R-REDIRECT-1, R-REDIRECT-2, R-REDIRECT-3 */
test.each([
  ['/', '/en'],
  ['/evento-farmasimplex', '/it/evento-farmasimplex'],
  ['/e-commerce-catania', '/it/e-commerce-catania'],
  ['/prestashop-catania', '/it/prestashop-catania'],
  ['/e-commerce-con-prestashop', '/it/e-commerce-con-prestashop'],
  ['/e-commerce-con-shopify', '/it/e-commerce-con-shopify'],
  ['/contattaci', '/it/contatti'],
  ['/grazie-contattaci', '/it/contatti'],
  ['/prenota-una-call', '/it/contatti'],
  ['/ecommerce', '/it'],
  ['/marketing', '/it'],
  ['/local', '/it'],
  ['/analisi-prestashop', '/it'],
  ['/grazie-analisi-prestashop', '/it'],
  ['/landing-migrazione-shopify', '/it'],
  ['/landing-aggiornamento', '/it'],
  ['/migrazione-prestashop', '/it'],
  ['/agenzia-certificata-prestashop', '/it'],
  ['/ricerca-developers', '/it'],
  ['/ricerca-marketers', '/it'],
  ['/ricerca-sviluppatori', '/it'],
  ['/carrier-dev', '/it'],
  ['/shopify-integrazione-gestionale', '/it'],
  ['/blog', '/it'],
])('%s leads to %s', (from, to) => {
  const targets = redirects
    .filter((redirect) => redirect.from.includes(from))
    .map(({ page, language }) => routes.find((route) => route.page === page)?.[language])
  expect(targets).toEqual([to])
})

/** R-CHROME-2 */
test.each([
  ['about', ['mission-vision', 'brand-manifesto', 'our-philosophy']],
  ['services', ['marketing-performance', 'strategic-consulting', 'training-support']],
  ['e-commerce', ['prestashop-agency', 'shopify-development', 'from-zero', 'established', 'underperforming']],
])('the menu has the group "%s" with its pages in their order', (id, pages) => {
  const shown = groups.find((group) => group.id === id)?.pages ?? []
  expect(shown.filter((page) => pages.includes(page))).toEqual(pages)
})

/** R-CHROME-2 */
test('the menu parts the platforms from the three situations, and leads to contact', () => {
  expect(groups.find(({ id }) => id === 'e-commerce')?.separatorBefore).toBe('from-zero')
  expect(contact).toBe('contact')
})
