import { countOpen } from './claims'

test('the count of open claims has the questions about figures, and the statements without a source', () => {
  const statements = [
    { claim: 'Given', pages: [], source: 'R-SITE-3' },
    { claim: 'Assumed', pages: ['home'], ask: 'Is it so?' },
  ]
  expect(countOpen({ questions: { roi: 'Of which campaigns?' }, statements })).toBe(2)
})
