/** Pages in both languages, by their ids (R-ROUTE-2). */
export const pathsInBoth: Readonly<Record<string, readonly [en: string, it: string]>> = {
  home: ['/en', '/it'],
  contact: ['/en/contact', '/it/contatti'],
  'prestashop-agency': ['/en/e-commerce/prestashop-agency', '/it/e-commerce/agenzia-prestashop'],
  'shopify-development': ['/en/e-commerce/shopify-development', '/it/e-commerce/sviluppo-shopify'],
  'from-zero': ['/en/e-commerce/from-zero', '/it/e-commerce/da-zero'],
  established: ['/en/e-commerce/established', '/it/e-commerce/avviato'],
  underperforming: ['/en/e-commerce/underperforming', '/it/e-commerce/sottoperformante'],
  'mission-vision': ['/en/about/mission-vision', '/it/chi-siamo/missione-visione'],
  'brand-manifesto': ['/en/about/brand-manifesto', '/it/chi-siamo/manifesto-brand'],
  'our-philosophy': ['/en/about/our-philosophy', '/it/chi-siamo/la-nostra-filosofia'],
  'marketing-performance': ['/en/services/marketing-performance', '/it/servizi/marketing-performance'],
  'strategic-consulting': ['/en/services/strategic-consulting', '/it/servizi/consulenza-strategica'],
  'training-support': ['/en/services/training-support', '/it/servizi/formazione-supporto'],
}

/** Pages in Italian only, below /it under their own names (R-ROUTE-3). */
export const italianOnly = [
  'evento-farmasimplex',
  'e-commerce-catania',
  'prestashop-catania',
  'e-commerce-con-prestashop',
  'e-commerce-con-shopify',
]

/** Old paths, and the page that each leads to. */
export const specifiedRedirects: readonly {
  rule: string
  language: 'en' | 'it'
  page: string
  from: readonly string[]
}[] = [
  { rule: 'R-ROUTE-1', language: 'en', page: 'home', from: ['/'] },
  ...italianOnly.map((page) => ({ rule: 'R-REDIRECT-1', language: 'it' as const, page, from: [`/${page}`] })),
  {
    rule: 'R-REDIRECT-2',
    language: 'it',
    page: 'contact',
    from: ['/contattaci', '/grazie-contattaci', '/prenota-una-call'],
  },
  {
    rule: 'R-REDIRECT-3',
    language: 'it',
    page: 'home',
    from: [
      ...['/ecommerce', '/marketing', '/local', '/analisi-prestashop', '/grazie-analisi-prestashop'],
      ...['/landing-migrazione-shopify', '/landing-aggiornamento', '/migrazione-prestashop'],
      ...['/agenzia-certificata-prestashop', '/ricerca-developers', '/ricerca-marketers', '/ricerca-sviluppatori'],
      ...['/carrier-dev', '/shopify-integrazione-gestionale', '/blog'],
    ],
  },
]

/** Groups of the menu with their pages, in order (R-CHROME-2). */
export const specifiedGroups: Readonly<Record<string, readonly string[]>> = {
  about: ['mission-vision', 'brand-manifesto', 'our-philosophy'],
  services: ['marketing-performance', 'strategic-consulting', 'training-support'],
  'e-commerce': ['prestashop-agency', 'shopify-development', 'from-zero', 'established', 'underperforming'],
}
