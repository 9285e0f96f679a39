import { countOpen } from './claims'

test('what waits for the owner is counted: questions about figures, and statements without a source', () => {
  const statements = [
    { claim: 'Given', pages: [], source: 'R-SITE-3' },
    { claim: 'Assumed', pages: ['home'], ask: 'Is it so?' },
  ]
  expect(countOpen({ questions: { roi: 'Of which campaigns?' }, statements })).toBe(2)
})
