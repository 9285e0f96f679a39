import { z } from 'zod'
import { leavesOf, mapLeaves } from './leaves'
import { figureId, link, text, verbatim } from './primitives'

const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('one'), title: text }),
  z.strictObject({ type: z.literal('many'), titles: z.array(text) }),
])
// The name of a key decides nothing: here `page` is sent to the letter, and `figure` is copy.
const model = z.strictObject({
  figure: text.describe('A heading'),
  page: z.array(verbatim).default([]),
  text: figureId.optional(),
  link: link.optional(),
  parts: z.array(part),
})

const value = {
  figure: 'A',
  page: ['2026'],
  link: { label: 'Go', anchor: 'there' },
  parts: [
    { type: 'one', title: 'B' },
    { type: 'many', titles: ['C', 'D'] },
  ],
}

test('says of each leaf what it is and where it stands', () => {
  const leaves = leavesOf(model, value).map(({ kind, value: leaf, steps }) => [steps.join('.'), kind, leaf])
  expect(leaves).toEqual([
    ['figure', 'text', 'A'],
    ['page.0', 'verbatim', '2026'],
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

test('changes leaves and keeps the form; what is absent stays absent', () => {
  const lower = mapLeaves(model, value, ({ kind, value: leaf, parts }) =>
    kind === 'text' ? String(leaf).toLowerCase() : (parts ?? leaf),
  )
  expect(JSON.parse(JSON.stringify(lower))).toEqual({
    figure: 'a',
    page: ['2026'],
    link: { label: 'go', anchor: 'there' },
    parts: [
      { type: 'one', title: 'b' },
      { type: 'many', titles: ['c', 'd'] },
    ],
  })
})
