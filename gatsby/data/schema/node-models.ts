import { z } from 'zod'
import { drawing } from '../../../src/data-model/drawing'
import { durationUnit } from '../../../src/data-model/figure'
import { figureFormats } from '../../../src/data-model/figures'
import { navigationFile } from '../../../src/data-model/navigation'
import { identifier, language, localized, pageId, path, verbatim } from '../../../src/data-model/primitives'
import { siteFile } from '../../../src/data-model/site'
import { terrain } from '../../../src/data-model/terrains'
import { named, ofKind } from '../../../src/data-model/value-kinds'
import { nameOfLanguage } from '../../../src/data-model/words'
import { byLanguage } from '../../../src/i18n/languages'
import { page } from '../../../src/sections/page-model'

const pathOf = path.describe('Its path in that language, without a trailing slash')
const noindex = z.boolean().describe('Whether search engines leave it out')
const alternate = named(
  'Alternate',
  z.object({ language, path: pathOf, noindex }).describe('Where a page stands in one language'),
)

const besideData = ofKind('file', z.string())

/** The fields of a figure. @param text in every language for a node, in one language on a page */
const figureFields = (text: z.ZodType) => ({
  prefix: text.nullable().describe('What stands small before the number, for example oltre; null where nothing does'),
  text: text.describe('The number as text, for example 8,3 anni'),
  unitBelow: text.nullable().describe('The unit that begins the label, for example anni; null where the text has it'),
  label: text.describe('What it counts, in a few words'),
  note: text
    .nullable()
    .describe('What the page beside it does not say, in one sentence; null where there is nothing to add'),
  value: z.number().nullable().describe('The bare number; null where the figure is in words'),
  unit: named('DurationUnit', durationUnit.describe('What a duration is counted in'))
    .nullable()
    .describe('What a duration is counted in; null where the figure is none'),
})

/** A figure inside a section. */
export const shownFigure = z
  .object({ id: identifier.describe('Id of the figure in data/figures.json'), ...figureFields(verbatim) })
  .describe("A figure as one page shows it, in that page's language")

/** What the node of a page holds: `gatsby/data/kinds.ts` makes it of the page's file, and `resolve` reads it. */
export const pageNode = z.object({
  pageId: identifier.describe('Name of its files: the same in every language'),
  language: language.describe('Folder of its file'),
  sectionTypes: z.array(z.string()).describe('The kinds of its sections as its file names them, in their order'),
  terrain: ofKind('terrain', identifier.describe('Id of its page')).describe('Its terrain, the same in every language'),
  search: page.shape.search.describe('What search engines and shared links show of it, with its figures filled in'),
  sections: page.shape.sections,
  targets: z.array(identifier).describe('Ids of the pages that it leads to'),
  figures: z.array(z.object({ name: identifier, field: z.string() })).describe('Its figures, and the field of each'),
})
export type PageNode = z.infer<typeof pageNode>

/**
 * The model and the description of each kind of node, by its type. `resolve/resolvers.ts` calculates fields that no file
 * holds.
 */
export const nodeModels = {
  Agency: siteFile.omit({ $schema: true }).describe('Who the agency is and how to reach it: data/site.json'),
  Navigation: navigationFile.omit({ $schema: true }).describe('The menu and the footer: data/navigation.json'),
  Figure: z
    .object({
      name: identifier.describe('Its id in data/figures.json'),
      format: z.enum(figureFormats).describe('How the value becomes text'),
      ...figureFields(localized),
    })
    .describe('One figure of the site: data/figures.json. Copy refers to it as {{name}}.'),
  Route: z
    .object({
      page: identifier.describe('Id of the page: the name of its files in data/pages'),
      ...byLanguage((code) => path.optional().describe(`Its path in ${nameOfLanguage(code)}; null where it has none`)),
    })
    .describe('Where a page stands in each language: data/routes.json'),
  Redirect: z
    .object({
      from: path.describe('The old path, without a trailing slash; both forms work'),
      page: identifier.describe('Id of the page it leads to'),
      language,
      toPath: path.describe('Path of that page'),
    })
    .describe('An old path and the page it leads to: data/redirects.json'),
  Terrain: z
    .object({
      page: identifier.describe('Id of the page it belongs to'),
      art: besideData.describe('Its contour lines: the SVG symbol "terrain" for <use>'),
      saying: terrain.shape.saying,
      spots: terrain.shape.spots,
    })
    .describe('The terrain of one page: data/terrain/<page>.svg, and its places in data/terrains.json'),
  Drawing: drawing,
  Page: pageNode
    .omit({ sections: true, targets: true, figures: true })
    .extend({
      path: path.describe('Its own path, without a trailing slash'),
      alternates: z.array(alternate).describe('The page in every language that has it, itself included'),
      linksTo: z.array(pageId).describe('The pages that it leads to'),
      linkedFrom: z.array(pageId).describe('The pages that lead to it'),
    })
    .describe('One page in one language: data/pages/<language>/<pageId>.json'),
}
