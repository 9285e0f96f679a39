import { z } from 'zod'
import { figureId, interest, link, pageId, text, verbatim } from '../../../src/data-model/primitives'
import { named } from '../../../src/data-model/value-kinds'
import { enumType, objectTypes } from './derive-types'

const typesOf = (shape: z.ZodRawShape) => objectTypes('Thing', z.object(shape)).join('\n')
const lineOf = (name: string, model: z.ZodType) =>
  new RegExp(`^  ${name}: (.+)$`, 'm').exec(typesOf({ [name]: model }))?.[1]

test.each([
  ['a text', text, 'String!'],
  ['a text that may be left out', text.optional(), 'String'],
  ['a text that may be null', text.nullable(), 'String'],
  ['a text with a default', text.default('x'), 'String!'],
  ['words to the letter', verbatim, 'String!'],
  ['an interest, which is sent to the letter', interest, 'String!'],
  ['a figure', figureId, 'ShownFigure!'],
  ['a page', pageId, 'Page!'],
  ['a link', link.optional(), 'Action'],
  ['several links', z.array(link).max(2).default([]), '[Action!]!'],
  ['a number', z.number().min(0), 'Float!'],
  ['a whole number', z.number().int(), 'Int!'],
  ['yes or no', z.boolean().default(false), 'Boolean!'],
  ['a web address', z.url(), 'String!'],
])('%s', (_name, model, expected) => {
  expect(lineOf('field', model)).toBe(expected)
})

test('a nested object gets the name of its owner and of its field, in the singular', () => {
  const types = typesOf({ entries: z.array(z.strictObject({ title: text })), image: z.strictObject({ alt: text }) })
  expect(types).toContain('entries: [ThingEntry!]!')
  expect(types).toContain('type ThingEntry {\n  title: String!\n}')
  expect(types).toContain('image: ThingImage!')
})

test('a choice is an enumeration; one that is shared has its own name', () => {
  const types = typesOf({
    size: z.enum(['wide', 'narrow']).default('narrow'),
    tone: named('Mood', z.enum(['a'])),
  })
  expect(types).toContain('size: ThingSize!')
  expect(types).toContain('enum ThingSize {\n  wide\n  narrow\n}')
  expect(types).toContain('tone: Mood!')
})

test('an object that several fields share keeps its own name, and objects inside it begin with that name', () => {
  const types = typesOf({
    frames: z.array(named('Sheet', z.strictObject({ marks: z.array(z.strictObject({ x: z.number() })) }))),
  })
  expect(types).toContain('frames: [Sheet!]!')
  expect(types).toContain('type Sheet {\n  marks: [SheetMark!]!\n}')
})

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
  expect(types).toContain('  "Where to"\n  page: Page!')
  expect(types).not.toContain('figures.json')
})

test('a model that GraphQL has no type for is refused in words', () => {
  expect(() => typesOf({ odd: z.date() })).toThrow('GraphQL has no type for this model')
})
