import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fileNames } from '../gatsby/data/read-data'
import { isComplete } from './e2e/support/complete'
import { isOurs, root } from './jest/project'
import { copyOfSite, type SiteCopy } from './jest/site-copy'
import { follow } from './recipes/copy'
import { readRecipes } from './recipes/recipe'

/**
 * Edits on one copy of data/ and locales/, which begin with our data. First a dozen that docs/specification.md does not
 * fix; then those of another agency, which takes the whole site over. Validation accepts all, and no test turns red.
 */
let copy: SiteCopy
beforeAll(() => {
  copy = copyOfSite()
})
afterAll(() => copy.remove('.'))

const inBoth = (id: string, list: string, change: (entries: unknown[]) => unknown[]) => {
  for (const language of ['en', 'it'])
    copy.update(`data/pages/${language}/${id}.json`, list, (old) => (Array.isArray(old) ? change(old) : old))
}

/** What changes data when somebody follows these recipes. */
const followRecipes = (...titles: string[]) => {
  for (const { steps, ...recipe } of readRecipes().filter(({ title }) => titles.includes(title)))
    follow({ ...recipe, steps: steps.filter(({ file }) => /^(data|locales)\//.test(file)) }, copy.root)
}

function makeEdits() {
  followRecipes('Change a figure', 'Add a redirect', 'Add a question', 'Link to another site', 'Add a page')
  copy.set('data/site.json', 'phone', '+39 080 555 0123')
  copy.set('data/site.json', 'actions.brochure', 'https://www.example.com/brochure.pdf')
  copy.set('locales/en/common.json', 'menu.open', 'All pages')
  copy.set('locales/it/common.json', 'menu.open', 'Tutte le pagine')
  copy.set('data/pages/it/home.json', 'sections[0].lede', "L'ordine parte da un'idea: com'è il \"tuo\" negozio?")
  inBoth('marketing-performance', 'sections', (all) => all.toSpliced(1, 2, all[2], all[1]))
  const [light = '', dark = ''] = fileNames(copy.root, 'data/images').reverse()
  if (dark) copy.write(`data/images/${light}`, readFileSync(join(copy.root, 'data/images', dark)))
}

/** Tests that read data/ or locales/. */
const readers = ['src', 'gatsby', 'tests', 'tools', 'editor']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== 'tests/edits.test.ts')
  .filter((file) =>
    /\binData\b|\/jest\/(forms|page|site)'|readJson\('(data|locales)/.test(readFileSync(join(root, file), 'utf8')),
  )

/** The tests that fail with the data of the copy. */
function failures(files: readonly string[]): string[] {
  const { stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--silent', ...files], {
    cwd: root,
    env: { ...process.env, DATA_ROOT: copy.root },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Tests: .* passed/m)
  return [...new Set(stderr.match(/^ {2}● .+$/gm))]
}

/** Another value of a figure, which pages can say as well. Budgets follow a value by hand. */
function another(figure: Record<string, unknown>): unknown {
  const { id, format, value, compact } = figure
  if (typeof value !== 'number' || /^budget/.test(String(id))) return value
  if (format === 'percent' || format === 'rating') return Math.floor(value) - 1
  return format === 'euro' || compact ? value * 2 : value + 1
}

function takeOver() {
  followRecipes('Change the brand', 'Remove a page')
  copy.update('data/redirects.json', 'redirects', (old) => (Array.isArray(old) ? old.slice(0, 1) : old))
  const { figures }: { figures: Record<string, unknown>[] } = JSON.parse(copy.read('data/figures.json'))
  for (const [index, figure] of figures.entries())
    copy.set('data/figures.json', `figures[${index}].value`, another(figure))
  // Sections that links lead to move up.
  inBoth('home', 'sections', (sections) => sections.toSpliced(2, 1))
  inBoth('prestashop-agency', 'sections', (sections) => [sections[0], ...sections.slice(1).reverse()])
  copy.set('data/routes.json', 'routes[page=contact].en', '/en/write')
  for (const language of ['en', 'it'])
    for (const name of fileNames(copy.root, `locales/${language}`)) {
      const file = `locales/${language}/${name}`
      const words = copy.read(file).replace(/(?<=: ")(?=[^"]+")/g, '~ ')
      copy.write(file, words.replaceAll('...', '…').replaceAll("'", '’'))
    }
}

// An owner's pages need not have what these edits change.
const ofOurs = isOurs ? describe : describe.skip

ofOurs('validation accepts', () => {
  test('a dozen ordinary edits, and the specification has nothing against them', async () => {
    makeEdits()
    expect(await copy.mistakes()).toEqual([])
    expect(failures(['tests/specification.test.ts'])).toEqual([])
  }, 600_000)

  test('the brand, figures, phrases and pages of another agency, and every test that reads data stays green', async () => {
    takeOver()
    expect(await copy.mistakes()).toEqual([])
    // Twenty files take a third of jest's time: npm run test:all runs them once more.
    if (isComplete) expect(failures(readers)).toEqual([])
  }, 600_000)
})
