import { both, type PageRule, words } from './rule'

const prestashop = [/modul/i, /ERP|gestional/, /migra/i, /update|upgrade|aggiorn/i, /speed|fast|slow|veloc|lent/i]
const shopify = [/them|tem[ai]/i, /Plus/, /app/i, /migra/i, /integra/i, /channel|canal/i, /support|assisten/i]
const suite = [/Analytics|Analisi/, /Automation|Automazione/, /Monitoring|Monitoraggio/]

const saying = (rule: string, pages: readonly string[], wanted: readonly RegExp[], say: string): PageRule => ({
  rule,
  pages,
  demands: [words({ en: wanted, it: wanted }, say)],
})

/** What the site offers, said in whatever words. */
export const wordRules = [
  saying('R-SITE-2', both('prestashop-agency'), prestashop, 'all that the agency offers on PrestaShop'),
  saying('R-SITE-2', both('shopify-development'), shopify, 'all that the agency offers on Shopify'),
  saying('R-SITE-2', both('home'), suite, 'the names of the three products'),
  saying('R-SITE-2', ['it/evento-farmasimplex'], [/Farmasimplex/, /Farmadati/], 'what pharmacies work with'),
  saying('R-SITE-3', both('prestashop-agency'), [/certifi/i, /partner/i], 'that the agency is a certified partner'),
  saying('R-SITE-3', both('shopify-development'), [/official|ufficial/i, /partner/i], 'that it is an official partner'),
]
