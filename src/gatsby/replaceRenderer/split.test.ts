import { split } from './split'

test('rules for paper, forced colours, contrast and the smallest screens leave the page, in their order', () => {
  const { now, late } = split(
    'a{color:red}@media print{a{color:black}a b{margin:0}}@media (forced-colors: active){a{color:LinkText}}p{margin:0}@media (max-width: 16em){p{margin:1px}}',
  )
  expect(now).toBe('a{color:red}p{margin:0}')
  expect(late).toEqual([
    '@media print{a{color:black}a b{margin:0}}',
    '@media (forced-colors: active){a{color:LinkText}}',
    '@media (max-width: 16em){p{margin:1px}}',
  ])
})

test('what holds for other media, or for one of these under a condition, stays', () => {
  for (const css of [
    '@media (min-width: 48.0625em){a{color:red}}',
    '@media screen{@container (min-width: 1rem){a{color:red}}}',
    '@supports (display:grid){@media print{a{color:red}}}',
    'a::after{content:"@media print{"}',
  ])
    expect(split(css)).toEqual({ now: css, late: [] })
})
