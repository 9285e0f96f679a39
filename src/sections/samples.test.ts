import { z } from 'zod'
import { readJson } from '../../tests/jest/project'
import { figuresById } from '../data-model/figure-references'
import { figuresFile } from '../data-model/figures'
import { kindOf, unwrap } from '../data-model/kinds'
import { routesFile } from '../data-model/routes'
import { terrainsFile } from '../data-model/terrains'
import { page } from './page-model'
import { modelOf, sectionModels } from './section'

const { sections } = page.parse(readJson('samples/pages/en/sections.json'))
const { figures } = figuresFile.parse(readJson('samples/figures.json'))
const { routes } = routesFile.parse(readJson('samples/routes.json'))
const [terrain] = terrainsFile.parse(readJson('samples/terrains.json')).terrains

test('the samples are one page with a path and a terrain', () => {
  expect([routes.map((route) => route.page), terrain?.page]).toEqual([['sections'], 'sections'])
})

test.each(sectionModels.map(({ type }) => type))(
  'samples/pages/en/sections.json shows a section of the kind %s',
  (type) => {
    expect(sections.map((section) => section.type)).toContain(type)
  },
)

/** The choices in a kind's own fields: its tones, its variants. */
const choices = sectionModels.flatMap(({ type, schema }) =>
  Object.entries(schema.shape).flatMap(([field, wrapped]) => {
    const choice = unwrap(wrapped).schema
    return choice instanceof z.ZodEnum && kindOf(choice) === undefined && field !== 'only'
      ? choice.options.map((option) => ({ type, field, option }))
      : []
  }),
)

test.each(choices)('the samples show $type with $field: $option', ({ type, field, option }) => {
  const values = sections.filter((section) => section.type === type).map((section) => Object.entries(section))
  expect(values.flat()).toContainEqual([field, option])
})

test.each(sections.map((section) => [section.type, section]))('the sample %s fits its model', (_, section) => {
  const context = {
    page: 'sections',
    language: 'en',
    figures: figuresById(figures),
    terrain,
  } as const
  expect(modelOf(section).check(section, context)).toEqual([])
})
