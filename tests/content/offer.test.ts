import { readJson } from '../jest/project'
import { both } from './page-data'

/** The page says somewhere each thing that the site offers, in any words. */
const copyOf = (file: string) => JSON.stringify(readJson(`data/pages/${file}.json`))

/** R-SITE-2 */
test.each([
  ...both('prestashop-agency').map(
    (file) =>
      [file, [/modul/i, /ERP|gestional/, /migra/i, /update|upgrade|aggiorn/i, /speed|fast|slow|veloc|lent/i]] as const,
  ),
  ...both('shopify-development').map(
    (file) =>
      [file, [/them|tem[ai]/i, /Plus/, /app/i, /migra/i, /integra/i, /channel|canal/i, /support|assisten/i]] as const,
  ),
  ...both('home').map(
    (file) => [file, [/Analytics|Analisi/, /Automation|Automazione/, /Monitoring|Monitoraggio/]] as const,
  ),
  [
    'it/evento-farmasimplex',
    [/Farmasimplex/, /Farmadati/, /\{\{free-consultation\}\}|"free-consultation"|gratuit/],
  ] as const,
])('%s names what it offers', (file, words) => {
  for (const word of words) expect(copyOf(file)).toMatch(word)
})

/** R-SITE-3 */
test.each([
  ...both('prestashop-agency').map((file) => [file, /certifi/i] as const),
  ...both('shopify-development').map((file) => [file, /official|ufficial/i] as const),
])('%s says that we are a partner', (file, word) => {
  expect(copyOf(file)).toMatch(word)
  expect(copyOf(file)).toMatch(/partner/i)
})
