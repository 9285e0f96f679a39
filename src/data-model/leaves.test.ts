import { z } from 'zod'
import { leavesOf, mapLeaves } from './leaves'
import { figureId, link, text, verbatim } from './primitives'

const model = z.strictObject({
  heading: text.describe('A heading'),
  marks: z.array(verbatim).default([]),
  figure: figureId.optional(),
  link: link.optional(),
  parts: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('one'), title: text }),
      z.strictObject({ type: z.literal('many'), titles: z.array(text) }),
    ]),
  ),
})

const value = {
  heading: 'A',
  marks: ['2026'],
  link: { label: 'Go', anchor: 'there' },
  parts: [
    { type: 'one', title: 'B' },
    { type: 'many', titles: ['C', 'D'] },
  ],
}

test('says of each leaf what it is and where it stands', () => {
  const leaves = leavesOf(model, value).map(({ kind, value: leaf, steps }) => [steps.join('.'), kind, leaf])
  expect(leaves).toEqual([
    ['heading', 'text', 'A'],
    ['marks.0', 'verbatim', '2026'],
    ['link.label', 'text', 'Go'],
    ['link.anchor', undefined, 'there'],
    ['link', 'link', { label: 'Go', anchor: 'there' }],
    ['parts.0.type', undefined, 'one'],
    ['parts.0.title', 'text', 'B'],
    ['parts.1.type', undefined, 'many'],
    ['parts.1.titles.0', 'text', 'C'],
    ['parts.1.titles.1', 'text', 'D'],
  ])
})

test('a kind holds whatever else is said of the field: a description, a default, that it is optional', () => {
  const shapes = [text.describe('x'), text.optional(), text.nullable(), text.default('a'), text.max(9)]
  for (const shape of shapes) expect(leavesOf(z.object({ a: shape }), { a: 'b' })[0]?.kind).toBe('text')
})

test('a key’s name decides nothing', () => {
  const odd = z.object({ figure: text, page: verbatim, text: figureId })
  expect(leavesOf(odd, { figure: 'a', page: 'b', text: 'c' }).map(({ kind }) => kind)).toEqual([
    'text',
    'verbatim',
    'figureId',
  ])
})

test('changes leaves and keeps the form; what is absent stays absent', () => {
  const upper = mapLeaves(model, value, ({ kind, value: leaf, parts }) =>
    kind === 'text' ? String(leaf).toLowerCase() : (parts ?? leaf),
  )
  expect(upper).toEqual({
    ...value,
    heading: 'a',
    figure: undefined,
    link: { label: 'go', page: undefined, anchor: 'there', interest: undefined },
    parts: [
      { type: 'one', title: 'b' },
      { type: 'many', titles: ['c', 'd'] },
    ],
  })
})
