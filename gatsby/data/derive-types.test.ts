import { z } from 'zod'
import { figureId, pageId, text } from '../../src/data-model/primitives'
import { enumType, objectTypes } from './derive-types'

const typesOf = (shape: z.ZodRawShape) => objectTypes('Thing', z.object(shape)).join('\n')

test('a choice that GraphQL cannot spell is refused in words', () => {
  expect(() => enumType('Budget', ['100k+'], 'What one wants to spend')).toThrow('"100k+" cannot be a choice')
})

test('GraphQL shows the descriptions of the model, but not the hints for people who write data', () => {
  const types = typesOf({
    lede: text.optional().describe('Says "why"'),
    figure: figureId,
    page: pageId.describe('Where to'),
  })
  expect(types).toContain('  "Says \\"why\\""\n  lede: String')
  expect(types).toContain('  "Where to"\n  page: Page')
  expect(types).not.toContain('figures.json')
})

test('a model that GraphQL has no type for is refused in words', () => {
  expect(() => typesOf({ odd: z.date() })).toThrow('GraphQL has no type for this model')
})
