import { terrainFile, viewFile } from '../../src/data-model/terrains'
import { interests } from '../../src/forms/definition'
import { redrawn } from './check-drawings'
import { unusedFigures } from './check-figures'
import { labelsOf } from './check-locales'
import { listMistakes, type Mistake } from './mistake'
import { pageLeaves } from './page-leaves'
import { namesIn, type SiteData } from './read-data'

const leftOver = (file: string, field: string, what: string): Mistake => ({
  file,
  field,
  message: `${what}. Take it away, unless a page will need it`,
})

/** Values of one kind that pages name, for example pictures. */
const named = ({ pages }: SiteData, kind: string) =>
  new Set(pages.flatMap(({ content }) => pageLeaves(content).flatMap((leaf) => (leaf.kind === kind ? leaf.value : []))))

/** Labels of the menu and interests of the form that no page has any more. */
function unusedTexts(data: SiteData): Mistake[] {
  const labels = labelsOf(data.navigation)
  const chosen = named(data, 'interest')
  const unused = interests.shared.filter((interest) => !chosen.has(interest)).map((name) => `options.interest.${name}`)
  return data.locales.flatMap(({ file, texts }) =>
    [...texts.keys()].flatMap((key) => {
      const isLabel = /^navigation\.(pages|groups)\./.test(key) && !labels.includes(key)
      if (isLabel) return leftOver(file, key, 'is the label of what data/navigation.json does not name')
      return unused.includes(key) ? leftOver(file, key, 'is an interest that no page names') : []
    }),
  )
}

/** Files and entries that no page uses: left over from a page or a section that went. */
function unusedFiles(data: SiteData): Mistake[] {
  const { root, routes, terrains, drawings } = data
  const pages = ['not-found', ...routes.map(({ page }) => page)]
  const drawn = terrains.flatMap((terrain) => [terrainFile(terrain), viewFile(terrain)])
  const [shown, pictures] = [named(data, 'drawing'), named(data, 'fileName')]
  return [
    ...terrains.flatMap(({ page }, index) =>
      pages.includes(page) ? [] : [leftOver('data/terrains.json', `terrains[${index}]`, `is of no page: "${page}"`)],
    ),
    ...namesIn(root, 'data/terrain')
      .filter((name) => !drawn.includes(`terrain/${name}`))
      .map((name) => leftOver(`data/terrain/${name}`, '', 'is of no terrain of data/terrains.json')),
    ...drawings
      .filter(({ content }) => !shown.has(content.name))
      .map(({ file }) => leftOver(file, '', 'is of a drawing that no page shows')),
    ...namesIn(root, 'data/images')
      .filter((name) => !pictures.has(name.replace(/(-dark)?\.png$/, '')))
      .map((name) => leftOver(`data/images/${name}`, '', 'is a picture that no page shows')),
  ]
}

/** What could be better in sound data: nothing stops for it. */
export const warningsIn = (data: SiteData): Mistake[] => [
  ...redrawn(data),
  ...unusedFigures(data).map((id) => leftOver('data/figures.json', '', `has the figure "${id}", which no page shows`)),
  ...unusedTexts(data),
  ...unusedFiles(data),
]

/** Warnings as a text for people. Empty where there are none. */
export const listWarnings = (warnings: readonly Mistake[], root: string): string =>
  warnings.length === 0 ? '' : `The data could be better. It is built all the same.\n\n${listMistakes(warnings, root)}`
