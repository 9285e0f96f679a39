import { figuresIn } from '../../../src/data-model/figure-references'
import type { Words } from '../../../src/data-model/words'
import { pageLeaves } from '../page-leaves'
import type { Problem } from '../problem'
import type { PageEntry } from '../read-data'
import { both, withRule } from './rule'

/** Which figures stand on which page, whatever their values (R-FIGURE-4). */
const places: readonly (readonly [figures: string, pages: readonly string[]])[] = [
  ['projects sales-growth', both('home')],
  ['years-precise', ['en/home']],
  ['years', ['it/home', ...both('mission-vision')]],
  ['prestashop-years', [...both('prestashop-agency'), 'it/prestashop-catania', 'it/e-commerce-con-prestashop']],
  ['partner-years prestashop-projects community-members versions agency-rating', both('prestashop-agency')],
  ['roi cpa ltv retention', both('marketing-performance')],
  ['client-retention', both('mission-vision')],
  ['revenue', [...both('prestashop-agency'), ...both('strategic-consulting')]],
  ['pass-rate training-rating', both('training-support')],
  ['program-management program-marketing program-analytics program-custom', both('training-support')],
  ['integration-time new-customers free-consultation', ['it/evento-farmasimplex']],
  ['launch-time', [...both('from-zero'), 'it/e-commerce-con-shopify']],
  ['prestashop-founded prestashop-shops no-fees', ['it/e-commerce-con-prestashop']],
  ['shopify-founded shopify-businesses shopify-support', [...both('shopify-development'), 'it/e-commerce-con-shopify']],
  ['email-response form-response free-call quote-time project-shortest project-longest', both('contact')],
]

/** Two claims that differ: one page must not show the figure of the other (R-FIGURE-3). */
const elsewhere = [
  { page: 'en/home', figure: 'years', instead: 'years-precise' },
  { page: 'it/home', figure: 'years-precise', instead: 'years' },
]

/** The figures that the specification places on a page stand on it. */
export function specifiedFigures({ file, id, language, content }: PageEntry): Problem[] {
  const page = `${language}/${id}`
  const shown = new Set(pageLeaves(content).flatMap(figuresIn))
  const at = (rule: string, message: Words) => ({ file, field: 'sections', message: withRule(rule, message) })
  return [
    ...places
      .filter(([, pages]) => pages.includes(page))
      .flatMap(([figures]) => figures.split(' '))
      .filter((figure) => !shown.has(figure))
      .map((figure) =>
        at('R-FIGURE-4', {
          en: `must show the figure "${figure}" somewhere. Write {{${figure}}}`,
          it: `devono mostrare da qualche parte il numero «${figure}». Scrivi {{${figure}}}`,
        }),
      ),
    ...elsewhere
      .filter((one) => one.page === page && shown.has(one.figure))
      .map(({ figure, instead }) =>
        at('R-FIGURE-3', {
          en: `must not show the figure "${figure}". Write {{${instead}}}`,
          it: `non devono mostrare il numero «${figure}». Scrivi {{${instead}}}`,
        }),
      ),
  ]
}
