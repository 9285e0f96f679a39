import { figuresFile } from '../../src/data-model/figures'
import { formatFigure } from '../../src/data-model/format-figure'
import { languages } from '../../src/i18n/languages'
import { readJson } from '../../tests/jest/project'
import { figuresTable } from './figures-table'

const table = figuresTable()
const rowOf = (id: string) => table.split('\n').find((line) => line.startsWith(`| \`${id}\``)) ?? ''

test('has a row for every figure', () => {
  const { figures } = figuresFile.parse(readJson('data/figures.json'))
  for (const { id } of figures) expect(rowOf(id).split(' | ')).toHaveLength(2 + 2 * languages.length)
})

/** A person who changes a figure sees all of its places. */
test('shows a figure as each language writes it, and on which pages and sections it stands (R-FIGURE-1)', () => {
  const figures = figuresFile.parse(readJson('data/figures.json')).figures
  for (const figure of figures) {
    const [, english, italian, , ...places] = rowOf(figure.id).split(' | ')
    expect([english, italian]).toEqual([formatFigure(figure, 'en'), formatFigure(figure, 'it')])
    expect(places.join()).toMatch(/–|\[[\w-]+\]\(\.\.\/data\/pages\/(en|it)\/[\w-]+\.json\): /)
  }
})
