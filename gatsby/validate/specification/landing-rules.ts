import { button, type Demand, entries, type PageRule, sectionsOfType, when } from './rule'

export const landingPages = [
  'e-commerce-catania',
  'prestashop-catania',
  'e-commerce-con-prestashop',
  'e-commerce-con-shopify',
] as const

const benefits = { en: 'benefits', it: 'vantaggi' }
const services = { en: 'services', it: 'servizi' }

const badges: Demand = (page) =>
  sectionsOfType(page, 'hero').flatMap(({ section: hero, index }) =>
    when(hero.badges.length !== 2, () => [
      {
        field: `sections[${index}].badges`,
        message: {
          en: `must be two, and are ${hero.badges.length}`,
          it: `devono essere due, e sono ${hero.badges.length}`,
        },
      },
    ]),
  )

const picture: Demand = (page) =>
  when(!sectionsOfType(page, 'hero').some(({ section: { image } }) => image), () => [
    {
      field: 'sections[0].image',
      message: {
        en: 'must be there: the hero of this page has a picture',
        it: 'ci vuole: l’apertura di questa pagina ha un’immagine',
      },
    },
  ])

const landing = (id: string, demands: readonly Demand[]): PageRule => ({
  rule: 'R-PAGE-11',
  pages: [`it/${id}`],
  demands: [badges, button('hero', { page: 'contact' }), button('closing', { page: 'contact' }), ...demands],
})

/** What the specification says of the landing pages. */
export const landingRules = [
  landing('e-commerce-catania', [entries('grid', 6, benefits)]),
  landing('prestashop-catania', [entries('grid', 6, benefits), picture]),
  landing('e-commerce-con-prestashop', [entries('grid', 7, benefits), entries('ledger', 4, services)]),
  landing('e-commerce-con-shopify', [entries('grid', 6, benefits), entries('ledger', 6, services)]),
]
