import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { validateData } from '../../../gatsby/validate/validate-data'
import { copyRepository, removeCopy } from '../../../tests/recipes/copy'
import { type Grown, growthReport, slowerSteps } from './growth-table'
import { inventPages } from './invent'
import { rulesIn } from './sizes'

const sizes = { html: 60_000, styles: 30_000, scripts: 400_000, rules: 5 }
const grown = (pages: number, changes: Partial<Grown> = {}): Grown => ({
  pages,
  first: 40,
  second: 20,
  steps: {},
  sizes,
  ...changes,
})

describe('the report', () => {
  test('given equal sizes, says that nothing grew', () => {
    const report = growthReport([grown(31), grown(1000)])
    expect(report).toMatch(/969 pages more take 0 s more/)
    expect(report).toMatch(/Longer: nothing\.\nLarger: nothing\.$/)
  })

  test('says what grew, in time and in size', () => {
    const many = { first: 100, steps: { onPostBuild: 30 }, sizes: { ...sizes, scripts: 454_000 } }
    const report = growthReport([grown(31, { steps: { onPostBuild: 5 } }), grown(1031, many)])
    expect(report).toMatch(/1000 pages more take 60 s more, 60 ms a page/)
    expect(report).toMatch(/Longer: onPostBuild \+25\.0 s\.\nLarger: the scripts \(400000 → 454000\)\.$/)
  })

  test('given one site only, compares nothing', () => {
    expect(growthReport([grown(31)]).split('\n')).toHaveLength(2)
  })
})

test('lists the steps that took longer, the largest difference first', () => {
  expect(slowerSteps({ a: 1, b: 1, c: 3 }, { a: 2, b: 9, c: 3.1, d: 4 })).toEqual(['b +8.0 s', 'd +4.0 s', 'a +1.0 s'])
})

test('rules are counted, their headers are not', () => {
  expect(rulesIn('/*\n  A: 1\n  B: 2\n\n/assets/*\n  ! A\n')).toBe(2)
})

describe('invented pages', () => {
  let copy = ''
  const page = { search: { title: 'T', description: 'D' }, sections: [{ type: 'hero', heading: 'H', lede: 'L' }] }
  const write = (file: string, value: unknown) => writeFileSync(join(copy, file), JSON.stringify(value))
  const read = (file: string) => JSON.parse(readFileSync(join(copy, file), 'utf8'))

  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'growth-'))
    for (const language of ['en', 'it']) {
      mkdirSync(join(copy, 'data/pages', language), { recursive: true })
      write(`data/pages/${language}/home.json`, page)
    }
    write('data/routes.json', { routes: [{ page: 'home', en: '/en', it: '/it' }] })
    write('data/terrains.json', { terrains: [{ page: 'home', seed: 1, form: 'coast' }] })
  })
  afterEach(() => rmSync(copy, { recursive: true }))

  test('make the site as large as asked, in every language; an odd page has one language', () => {
    inventPages(copy, 7)
    expect(readdirSync(join(copy, 'data/pages/en'))).toHaveLength(4)
    expect(readdirSync(join(copy, 'data/pages/it'))).toHaveLength(3)
  })

  test('have routes, terrains and headings of their own, and search texts as long as the rules want', () => {
    inventPages(copy, 6)
    const { routes } = read('data/routes.json')
    const { terrains } = read('data/terrains.json')
    expect(routes[1]).toEqual({ page: 'invented-1', en: '/en/invented/invented-1', it: '/it/invented/invented-1' })
    expect(new Set(terrains.map(({ seed }: { seed: number }) => seed)).size).toBe(3)
    const [one, two] = [1, 2].map((number) => read(`data/pages/it/invented-${number}.json`))
    expect(one.sections[0].heading).not.toBe(two.sections[0].heading)
    expect(one.search.title.length).toBeGreaterThanOrEqual(30)
    expect(one.search.title.length).toBeLessThanOrEqual(60)
    expect(one.search.description.length).toBeGreaterThanOrEqual(110)
    expect(one.search.description.length).toBeLessThanOrEqual(160)
  })

  test('cannot make the site smaller than it is', () => {
    expect(() => inventPages(copy, 1)).toThrow('2 pages already')
  })
})

test('the validation finds nothing wrong with invented pages', () => {
  const real = copyRepository('growth')
  try {
    inventPages(real, 60)
    expect(validateData(real)).toEqual([])
  } finally {
    removeCopy(real)
  }
}, 60_000)
