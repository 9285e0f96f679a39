import { type Demand, ofSections, sectionsOfType, when } from './rule'

export const segments = ['from-zero', 'established', 'underperforming'] as const

const homeKinds = ['hero', 'panorama', 'steps', 'ledger', 'suite', 'closing'] as const

/** The six sections of home, in their order, without ids of their own. */
export const homeSections: Demand = ({ content: { sections } }) => {
  const kinds = sections.map(({ type }) => type)
  const own = sections.flatMap(({ id }, index) => (id === undefined ? [] : [index]))
  return [
    ...when(kinds.join() !== homeKinds.join(), () =>
      ofSections({
        en: `must be these six, in this order: ${homeKinds.join(', ')}. Now they are: ${kinds.join(', ')}`,
        it: `devono essere queste sei, in quest’ordine: ${homeKinds.join(', ')}. Ora sono: ${kinds.join(', ')}`,
      }),
    ),
    ...own.map((index) => ({
      field: `sections[${index}].id`,
      message: {
        en: `must be left out: the section is called section-${index}`,
        it: `va lasciato vuoto: la sezione si chiama section-${index}`,
      },
    })),
  ]
}

/** The three places of the panorama lead to the three segment pages. */
export const homePlaces: Demand = (page) =>
  sectionsOfType(page, 'panorama').flatMap(({ section: { items }, index }) =>
    when(items.map((item) => item.page).join() !== segments.join(), () => [
      {
        field: `sections[${index}].items`,
        message: {
          en: `must lead to these pages in this order: ${segments.join(', ')}`,
          it: `devono portare a queste pagine, in quest’ordine: ${segments.join(', ')}`,
        },
      },
    ]),
  )

/** The link of the suite leads to contact. */
export const suiteLink: Demand = (page) =>
  sectionsOfType(page, 'suite').flatMap(({ section: { link }, index }) =>
    when(link?.page !== 'contact', () => [
      {
        field: `sections[${index}].link`,
        message: { en: 'must lead to the page "contact"', it: 'deve portare alla pagina «contact»' },
      },
    ]),
  )
