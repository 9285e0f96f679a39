import type { Words } from '../../../src/data-model/words'
import { both, type PageRule, words } from './rule'

const prestashop = [/modul/i, /ERP|gestional/, /migra/i, /update|upgrade|aggiorn/i, /speed|fast|slow|veloc|lent/i]
const shopify = [/them|tem[ai]/i, /Plus/, /app/i, /migra/i, /integra/i, /channel|canal/i, /support|assisten/i]
const suite = [/Analytics|Analisi/, /Automation|Automazione/, /Monitoring|Monitoraggio/]

const saying = (rule: string, pages: readonly string[], wanted: readonly RegExp[], say: Words): PageRule => ({
  rule,
  pages,
  demands: [words({ en: wanted, it: wanted }, say)],
})

/** What the site offers, said in whatever words. */
export const wordRules = [
  saying('R-SITE-2', both('prestashop-agency'), prestashop, {
    en: 'all that the agency offers on PrestaShop',
    it: 'tutto ciò che l’agenzia offre su PrestaShop',
  }),
  saying('R-SITE-2', both('shopify-development'), shopify, {
    en: 'all that the agency offers on Shopify',
    it: 'tutto ciò che l’agenzia offre su Shopify',
  }),
  saying('R-SITE-2', both('home'), suite, { en: 'the names of the three products', it: 'i nomi dei tre prodotti' }),
  saying('R-SITE-2', ['it/evento-farmasimplex'], [/Farmasimplex/, /Farmadati/], {
    en: 'what pharmacies work with',
    it: 'con che cosa lavorano le farmacie',
  }),
  saying('R-SITE-3', both('prestashop-agency'), [/certifi/i, /partner/i], {
    en: 'that the agency is a certified partner',
    it: 'che l’agenzia è partner certificato',
  }),
  saying('R-SITE-3', both('shopify-development'), [/official|ufficial/i, /partner/i], {
    en: 'that it is an official partner',
    it: 'che è partner ufficiale',
  }),
]
